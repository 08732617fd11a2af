#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>

// Signals that become bytes in a pipe.

static const int watched[] = {SIGWINCH, SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGTSTP, SIGCONT};
enum { watched_count = sizeof watched / sizeof *watched };

static struct sigaction watched_before[watched_count];
static volatile sig_atomic_t pipe_end = -1;

static void send_down_pipe(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  if (pipe_end >= 0) {
    ssize_t ignored = write(pipe_end, &byte, 1);
    (void)ignored;
  }
  errno = error;
}

void cncurses_watch_signals(int write_end) {
  pipe_end = write_end;
  struct sigaction action = {.sa_handler = send_down_pipe, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &action, &watched_before[i]);
}

void cncurses_unwatch_signals(void) {
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &watched_before[i], NULL);
  pipe_end = -1;
}

void cncurses_stop_group(void) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, before;
  sigemptyset(&stop.sa_mask);
  sigaction(SIGTSTP, &stop, &before);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

void cncurses_raise_default(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
}

// Fatal traps. Only functions that are safe in a signal handler are called below.

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
enum { fatal_count = sizeof fatal / sizeof *fatal };

static struct sigaction fatal_before[fatal_count];
static volatile sig_atomic_t is_armed;
static struct termios crash_settings;
static char crash_text[1024];
static size_t crash_length;
static int crash_input, crash_output, crash_kept_error, crash_held_error;
static char crash_stack[128 * 1024];

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

void cncurses_print_held(int held_error) {
  char block[4096];
  ssize_t count;
  off_t position = 0;
  while ((count = pread(held_error, block, sizeof block, position)) > 0) {
    write_all(STDERR_FILENO, block, (size_t)count);
    position += count;
  }
  int ignored = ftruncate(held_error, 0);
  (void)ignored;
  lseek(held_error, 0, SEEK_SET);
}

static void restore_after_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  if (is_armed) {
    is_armed = 0;
    write_all(crash_output, crash_text, crash_length);
    tcsetattr(crash_input, TCSANOW, &crash_settings);
    if (crash_kept_error >= 0) dup2(crash_kept_error, STDERR_FILENO);
    if (crash_held_error >= 0) cncurses_print_held(crash_held_error);
  }
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &fatal_before[i], NULL);
  errno = error;
  // A fault happens again as soon as this returns. What was sent, and a breakpoint, does not.
  if (info->si_code <= 0 || number == SIGTRAP) raise(number);
}

void cncurses_arm_crash_restore(int input, int output, const struct termios *settings,
                                const char *restore, size_t restore_length, int kept_error,
                                int held_error) {
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack}, present;
  if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
    sigaltstack(&stack, NULL);
  }
  crash_input = input;
  crash_output = output;
  crash_settings = *settings;
  crash_length = restore_length < sizeof crash_text ? restore_length : sizeof crash_text;
  memcpy(crash_text, restore, crash_length);
  crash_kept_error = kept_error;
  crash_held_error = held_error;
  struct sigaction action = {.sa_sigaction = restore_after_crash,
                             .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &fatal_before[i]);
  is_armed = 1;
}

void cncurses_disarm_crash_restore(void) {
  is_armed = 0;
  for (int i = 0; i < fatal_count; i++) {
    struct sigaction present;
    sigaction(fatal[i], NULL, &present);
    bool is_ours = (present.sa_flags & SA_SIGINFO) && present.sa_sigaction == restore_after_crash;
    if (is_ours) sigaction(fatal[i], &fatal_before[i], NULL);
  }
}

int cncurses_make_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }
