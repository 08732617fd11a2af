import Testing

/// Everything that calls ncurses, one after another: it keeps what it does in globals.
@Suite("ncurses", .serialized)
struct NcursesTests {}
