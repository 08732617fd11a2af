#pragma once

/// The name of folders on a disk that is full while they hold a file `full`: nothing is written then,
/// with `ENOSPC`.
#define full_disk_folder "on-a-full-disk"

/// The name of the folder whose files are watched, for one test at a time.
#define watched_disk_folder "on-a-watched-disk"

/// The number of writes to a log in the watched folder that have not been brought to the disk.
int broken_disk_unsynchronized_writes(void);

/// The number of times that a log in the watched folder was brought to the disk.
int broken_disk_synchronizations(void);
