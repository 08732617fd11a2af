import Testing

/// Everything that calls ncurses, run serially because ncurses keeps its state in globals.
@Suite("ncurses", .serialized)
struct NcursesTests {}
