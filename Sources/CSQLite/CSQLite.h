#pragma once

#include <sqlite3.h>

#if SQLITE_VERSION_NUMBER < 3037000
#error "SQLite 3.37 or later is needed, for tables with strict types"
#endif

// Swift imports neither functions with any number of arguments nor macros with casts or shifts.

/// What opening the log on a full disk fails of: its shared part has no room.
enum { csqlite_shared_memory_is_full = SQLITE_IOERR_SHMSIZE };

/// Makes SQLite use less memory and time from its first database on; later, it has no effect. SQLite doesn't count
/// the memory it has, for which it would take a lock at each allocation, and allocates the pages of a file one by
/// one, instead of 20 at once that it writes to.
static inline void csqlite_economize(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0);
}

/// Turns an option of a connection on or off, as sqlite3_db_config does.
static inline int csqlite_configure(sqlite3 *database, int option, int is_on) {
  return sqlite3_db_config(database, option, is_on, (int *)0);
}

/// Binds a copy of a text, as sqlite3_bind_text does.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
