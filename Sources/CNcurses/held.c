// Holds text that any code writes to standard output or standard error while the screen is in use,
// until the terminal is restored.
//
// The text is held in memory files, so that writers never block. One file has the latest text; when
// it is half full, it becomes the file of earlier text, and a new one takes its place. The
// descriptors of both files never change, so a signal handler can use them at any time.

#define _GNU_SOURCE
#include "CNcurses.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

// These are atomic, because `exit` or a crash on another thread restores the descriptors while the
// program still uses them. Lock-free atomics are safe in a signal handler.

/// Copies of the original descriptors, or −1.
static atomic_int kept_output = -1, kept_error = -1;

/// The memory files, or −1.
static atomic_int latest = -1, earlier = -1;

/// Whether text was dropped because there was too much.
static atomic_bool has_dropped;

enum { half = cncurses_held_limit / 2 };

static off_t size_of(int file) {
  struct stat status;
  return file >= 0 && fstat(file, &status) == 0 ? status.st_size : 0;
}

int cncurses_make_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

/// Redirect a descriptor to memory if it refers to a terminal, and return a copy of the original;
/// −1 if it doesn't.
static int hold(int descriptor) {
  if (!isatty(descriptor)) return -1;
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (copy >= 0) dup2(latest, descriptor);
  return copy;
}

static void give_back(atomic_int *kept, int descriptor) {
  int copy = atomic_exchange(kept, -1);
  if (copy < 0) return;
  dup2(copy, descriptor);
  close(copy);
}

void cncurses_hold_output(void) {
  if (kept_output >= 0 || kept_error >= 0) return;
  if (latest < 0) latest = cncurses_make_memory_file("printed");
  if (latest < 0) return;
  fflush(stdout);
  kept_output = hold(STDOUT_FILENO);
  kept_error = hold(STDERR_FILENO);
  // Otherwise stdout would now be fully buffered, because it isn't a terminal anymore.
  if (kept_output >= 0) setvbuf(stdout, NULL, _IOLBF, 0);
}

void cncurses_limit_held(void) {
  if (kept_output < 0 && kept_error < 0) return;
  off_t size = size_of(latest);
  if (size < half) return;
  int next = cncurses_make_memory_file("printed");
  if (next < 0) return;
  if (size_of(earlier) > 0) has_dropped = true;
  if (earlier < 0) {
    earlier = fcntl(latest, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  } else {
    dup3(latest, earlier, O_CLOEXEC);
  }
  dup3(next, latest, O_CLOEXEC);
  close(next);
  if (kept_output >= 0) dup2(latest, STDOUT_FILENO);
  if (kept_error >= 0) dup2(latest, STDERR_FILENO);
  // More than half of the limit arrived at once: free the memory of the excess.
  fallocate(earlier, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, size - half);
}

/// Print the last `count` bytes of a file, from the start of a line if some are omitted. Returns
/// whether all of them were written.
///
/// Gives up if the terminal takes a block too slowly. Before a crash, `end` limits the time for all
/// blocks together.
static bool print(int file, off_t count, int descriptor, bool is_crash, long end) {
  char block[4096];
  off_t start = size_of(file) - count;
  bool is_line_begun = start > 0;
  ssize_t got;
  if (count <= 0) return true;
  // pread(2) isn't async-signal-safe, so this moves the file's position. A program started from
  // here may still be writing to the file; what it writes from now on is lost.
  lseek(file, start, SEEK_SET);
  while ((got = read(file, block, sizeof block)) > 0) {
    char *line = is_line_begun ? memchr(block, '\n', (size_t)got) : NULL;
    size_t skipped = line ? (size_t)(line + 1 - block) : 0;
    size_t rest = (size_t)got - skipped;
    is_line_begun = false;
    if (!is_crash) end = cncurses_milliseconds() + cncurses_printing_milliseconds;
    int left = (int)(end - cncurses_milliseconds());
    if (cncurses_write(descriptor, block + skipped, rest, left) != (ssize_t)rest) return false;
  }
  return true;
}

static void empty(int file) {
  if (file < 0) return;
  lseek(file, 0, SEEK_SET);
  int ignored = ftruncate(file, 0);
  (void)ignored;
}

/// Restore both descriptors, and print the held text if `prints`; before a crash, only its end.
/// Returns whether the terminal took all of it, and `prints` if nothing was held.
static bool release(bool prints, bool is_crash) {
  if (kept_output < 0 && kept_error < 0) return prints;
  int descriptor = kept_error >= 0 ? STDERR_FILENO : STDOUT_FILENO;
  give_back(&kept_output, STDOUT_FILENO);
  give_back(&kept_error, STDERR_FILENO);
  off_t most = is_crash ? cncurses_crash_text_limit : cncurses_held_limit;
  off_t all_later = size_of(latest), all_before = size_of(earlier);
  off_t later = all_later < most ? all_later : most;
  off_t before = all_before < most - later ? all_before : most - later;
  // Of the earlier text, everything before the last `half` bytes was freed, and reads as zeros.
  if (before > half) before = half;
  long end = cncurses_milliseconds() + cncurses_printing_milliseconds;
  bool is_taken = prints;
  if (is_taken && (has_dropped || later + before < all_later + all_before)) {
    static const char words[] = "[earlier output was dropped]\n";
    ssize_t length = sizeof words - 1;
    is_taken = cncurses_write(descriptor, words, (size_t)length,
                              cncurses_printing_milliseconds) == length;
  }
  is_taken = is_taken && print(earlier, before, descriptor, is_crash, end) &&
             print(latest, later, descriptor, is_crash, end);
  empty(earlier);
  empty(latest);
  has_dropped = false;
  return is_taken;
}

bool cncurses_release_output(bool prints) { return release(prints, true); }

void cncurses_print_held(void) {
  fflush(stdout);
  release(true, false);
}

/// Read at most `count` bytes from the end of a file without moving its position, and return their
/// number.
static size_t read_last(int file, char *bytes, size_t count) {
  off_t size = size_of(file);
  if (size < (off_t)count) count = (size_t)size;
  ssize_t got = count > 0 ? pread(file, bytes, count, size - (off_t)count) : 0;
  return got > 0 ? (size_t)got : 0;
}

size_t cncurses_read_held(char *bytes, size_t count) {
  if (kept_output < 0 && kept_error < 0) return 0;
  size_t later = (size_t)size_of(latest);
  size_t first = later < count ? read_last(earlier, bytes, count - later) : 0;
  return first + read_last(latest, bytes + first, count - first);
}

/// Find the last place of a word before `count` bytes; −1 if there is none.
static long find_last(const char *bytes, size_t count, const char *word) {
  size_t length = strlen(word);
  for (long i = (long)count - (long)length; i >= 0; i--) {
    if (memcmp(bytes + i, word, length) == 0) return i;
  }
  return -1;
}

size_t cncurses_read_message(char *bytes, size_t count, bool *has_trace) {
  static char end[32 * 1024];
  *has_trace = false;
  if (kept_error < 0 || latest < 0) return 0;
  off_t size = size_of(latest), most = sizeof end;
  // pread(2) isn't async-signal-safe; so this moves the file's position, and then puts it back.
  lseek(latest, size < most ? 0 : size - most, SEEK_SET);
  ssize_t got = read(latest, end, sizeof end);
  lseek(latest, 0, SEEK_END);
  if (got <= 0) return 0;
  long word = find_last(end, (size_t)got, "Fatal error: ");
  if (word < 0) return 0;
  long start = find_last(end, (size_t)word, "\n") + 1, last = got;
  static const char trace[] = "\nCurrent stack trace:";
  for (long i = word; i + (long)sizeof trace <= got; i++) {
    if (memcmp(end + i, trace, sizeof trace - 1) == 0) {
      last = i + 1;
      *has_trace = true;
      break;
    }
  }
  if ((size_t)(last - start) > count) last = start + (long)count;
  memcpy(bytes, end + start, (size_t)(last - start));
  return (size_t)(last - start);
}
