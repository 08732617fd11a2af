#include "CStudyData.h"
