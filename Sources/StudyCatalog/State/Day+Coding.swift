@_exported public import struct Dates.Day

extension Day: CodedAsText {}
