// These functions take the place of the C library's, and do the same for everything else. SQLite calls
// them too.

#define _GNU_SOURCE
#include "CBrokenDisk.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int unsynchronized, synchronizations;

int broken_disk_unsynchronized_writes(void) { return atomic_load(&unsynchronized); }

int broken_disk_synchronizations(void) { return atomic_load(&synchronizations); }

/// Find the path of an open file; returns false if it has none.
static bool find_path(int descriptor, char *path, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, size - 1);
  if (length <= 0) return false;
  path[length] = '\0';
  return true;
}

static bool is_watched_log(const char *path) {
  const char *folder = strstr(path, "/" watched_disk_folder "/");
  return folder && strstr(folder, "-wal");
}

/// Whether a file is on the full disk, and the disk is full.
static bool is_full(const char *path) {
  const char *folder = strstr(path, "/" full_disk_folder "/");
  if (!folder) return false;
  char marker[4200];
  snprintf(marker, sizeof marker, "%.*s/" full_disk_folder "/full", (int)(folder - path), path);
  return access(marker, F_OK) == 0;
}

static int synchronize(int descriptor, long call) {
  char path[4096];
  if (find_path(descriptor, path, sizeof path) && is_watched_log(path)) {
    atomic_store(&unsynchronized, 0);
    atomic_fetch_add(&synchronizations, 1);
  }
  return (int)syscall(call, descriptor);
}

int fsync(int descriptor) { return synchronize(descriptor, SYS_fsync); }

int fdatasync(int descriptor) { return synchronize(descriptor, SYS_fdatasync); }

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  char path[4096];
  if (find_path(descriptor, path, sizeof path)) {
    if (is_full(path)) {
      errno = ENOSPC;
      return -1;
    }
    if (is_watched_log(path)) atomic_fetch_add(&unsynchronized, 1);
  }
  return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return pwrite64(descriptor, bytes, count, offset);
}
