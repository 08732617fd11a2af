// Restores the terminal whenever the process ends without doing so itself: by a signal, and by
// exit(3).
//
// Code in a handler calls only functions listed in signal-safety(7). No wait is unlimited, because the
// terminal may have stopped reading.

#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>

_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "a lock in a signal handler may never be given back");

// Writing and setting, with a limit in time.

long cncurses_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

ssize_t cncurses_write(int descriptor, const void *bytes, size_t count, int milliseconds) {
  long end = cncurses_milliseconds() + milliseconds;
  size_t taken = 0;
  int error = 0;
  int flags = fcntl(descriptor, F_GETFL);
  // A terminal for which poll(2) says that it can be written to may still have less room than needed.
  bool waits = flags >= 0 && !(flags & O_NONBLOCK);
  if (waits) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  while (taken < count) {
    ssize_t written = write(descriptor, (const char *)bytes + taken, count - taken);
    error = written < 0 ? errno : 0;
    if (written > 0) taken += (size_t)written;
    if (written > 0 || error == EINTR) continue;
    if (error != EAGAIN) break;
    long left = end - cncurses_milliseconds();
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (left <= 0 || poll(&room, 1, (int)left) == 0) break;
  }
  if (waits) fcntl(descriptor, F_SETFL, flags);
  return error == 0 || error == EAGAIN ? (ssize_t)taken : -1;
}

/// Whether the terminal has another foreground process group since this one took it over.
static bool has_lost(int terminal) {
  pid_t foreground = tcgetpgrp(terminal);
  struct sigaction present;
  sigaction(SIGTTOU, NULL, &present);
  // Whoever ignores TTOU may have taken it in the background.
  return foreground >= 0 && foreground != getpgrp() && present.sa_handler != SIG_IGN;
}

void cncurses_restore_settings(int input, const struct termios *settings) {
  // A shell that has the terminal again has already changed its settings.
  if (has_lost(input)) return;
  // Unlike TCSADRAIN and TCSAFLUSH, this doesn't wait until the terminal has read all output.
  tcsetattr(input, TCSANOW, settings);
  tcflush(input, TCIFLUSH);
}

// What is to be restored, and by whom.

enum { disarmed, armed, restoring };
static atomic_int state = disarmed;

static struct {
  pid_t process;
  int input, output;
  struct termios settings;
  char *bytes;
  size_t count;
} restoration;

static atomic_bool is_stuck;

/// Restore the terminal unless that has been done, and wait while another thread does it: to go on
/// would end the process before the other has come to its end.
static void restore(void) {
  int expected = armed;
  if (restoration.process != getpid()) return;
  if (!atomic_compare_exchange_strong(&state, &expected, restoring)) {
    long end = cncurses_milliseconds() + cncurses_crash_limit * 1000L;
    while (atomic_load(&state) == restoring && cncurses_milliseconds() < end) poll(NULL, 0, 10);
    return;
  }
  sigset_t all, before;
  sigfillset(&all);
  sigdelset(&all, SIGALRM);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  ssize_t taken = cncurses_write(restoration.output, restoration.bytes, restoration.count,
                                 cncurses_restoring_limit);
  bool is_taken = taken == (ssize_t)restoration.count;
  cncurses_restore_settings(restoration.input, &restoration.settings);
  is_stuck = !cncurses_release_output(is_taken);
  atomic_store(&state, disarmed);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// Signals.

static struct sigaction handlers_before[NSIG];

static bool is_fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGTRAP ||
         number == SIGABRT || number == SIGFPE;
}

/// Whether a signal ends a process that does not handle it. See signal(7).
static bool ends_process(int number) {
  switch (number) {
  case SIGCHLD: case SIGCONT: case SIGURG: case SIGWINCH:             // Ignored.
  case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU:             // The process stops.
  case SIGKILL:                                                       // It can't be handled.
    return false;
  default:
    return true;
  }
}

/// Whether a signal says only that a call has failed, which the call says as well: see write(2).
static bool is_failed_call(int number) { return number == SIGPIPE || number == SIGXFSZ; }

// A handler, for what is ignored is so in the programs that are started from here, too.
static void let_call_fail(int number) { (void)number; }

/// Whether a signal is to be handled here, given what it does without that.
static bool is_ours(int number, const struct sigaction *before) {
  if (!ends_process(number) || before->sa_handler == SIG_IGN) return false;
  // Whoever handles a fault tells of it and ends; whoever handles another signal means to go on.
  return before->sa_handler == SIG_DFL || is_fault(number);
}

static void end_by_signal(int number, siginfo_t *info, void *context);

static bool is_handler_here(const struct sigaction *action) {
  if (action->sa_flags & SA_SIGINFO) return action->sa_sigaction == end_by_signal;
  return action->sa_handler == let_call_fail;
}

static void give_handlers_back(void) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction present;
    if (sigaction(number, NULL, &present) == 0 && is_handler_here(&present)) {
      sigaction(number, &handlers_before[number], NULL);
    }
  }
}

/// End the process although a call may never return, which none here should.
static void limit_time(int number) {
  struct sigaction end = {.sa_handler = SIG_DFL};
  sigemptyset(&end.sa_mask);
  sigaction(SIGALRM, &end, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, SIGALRM);
  if (number != SIGALRM) pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  alarm(cncurses_crash_limit);
}

static atomic_int has_chaining_thread;
static pthread_t chaining_thread;

/// Call the previous handler of a signal, if it is a function, on one thread only.
static void call_handler_before(int number, siginfo_t *info, void *context) {
  const struct sigaction *before = &handlers_before[number];
  if (before->sa_handler == SIG_DFL) return;
  // It may take long, as one that prints a backtrace does, but other signals can end it.
  sigset_t mask = ((ucontext_t *)context)->uc_sigmask;
  sigaddset(&mask, number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  int expected = false;
  if (!atomic_compare_exchange_strong(&has_chaining_thread, &expected, true)) {
    // A handler that is installed both above this one and below it calls it again.
    if (chaining_thread == pthread_self()) return;
    while (true) pause();
  }
  chaining_thread = pthread_self();
  if (before->sa_flags & SA_SIGINFO) {
    before->sa_sigaction(number, info, context);
  } else {
    before->sa_handler(number);
  }
}

/// Say that the program has crashed, once: Swift has no words for many errors in a release build, and
/// what was printed before may be of something else.
static void tell(int number) {
  static const char words[] =
      "The program has crashed. SWIFT_BACKTRACE=enable=yes in its environment shows where.\n";
  static atomic_flag is_told = ATOMIC_FLAG_INIT;
  if (!is_fault(number) || handlers_before[number].sa_handler != SIG_DFL) return;
  if (atomic_flag_test_and_set(&is_told)) return;
  cncurses_write(STDERR_FILENO, words, sizeof words - 1, cncurses_restoring_limit);
}

static void end_by_signal(int number, siginfo_t *info, void *context) {
  int error = errno;
  limit_time(number);
  restore();
  alarm(0);
  cncurses_unwatch_signals();
  give_handlers_back();
  errno = error;
  // What it prints would wait for the terminal.
  if (!is_stuck) tell(number);
  if (!is_stuck) call_handler_before(number, info, context);
  // It has returned, or there is none. The signal is pending until this returns.
  struct sigaction end = {.sa_handler = SIG_DFL};
  sigemptyset(&end.sa_mask);
  sigaction(number, &end, NULL);
  raise(number);
  errno = error;
}

/// Give this thread a stack for handlers, unless it has one.
static void prepare_stack(void) {
  enum { size = 128 * 1024 };
  stack_t present;
  if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = size};
  // It is never given back, as a handler may be running on it at any time.
  sigaltstack(&stack, NULL);
}

bool cncurses_arm_restore(int input, int output, const struct termios *settings, const char *bytes,
                          size_t count) {
  static bool is_at_exit;
  if (!is_at_exit && atexit(restore) != 0) return false;
  is_at_exit = true;
  char *copy = malloc(count);
  if (!copy && count > 0) return false;
  memcpy(copy, bytes, count);
  cncurses_disarm_restore();
  // Another thread is ending the process.
  while (atomic_load(&state) == restoring) poll(NULL, 0, 10);
  prepare_stack();
  restoration.process = getpid();
  restoration.input = input;
  restoration.output = output;
  restoration.settings = *settings;
  restoration.bytes = copy;
  restoration.count = count;
  atomic_store(&state, armed);
  struct sigaction end = {.sa_sigaction = end_by_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  struct sigaction fail = {.sa_handler = let_call_fail, .sa_flags = SA_RESTART};
  sigfillset(&end.sa_mask);
  sigemptyset(&fail.sa_mask);
  for (int number = 1; number < NSIG; number++) {
    struct sigaction *before = &handlers_before[number];
    // The C library keeps two signals for itself and refuses them.
    if (sigaction(number, NULL, before) != 0 || !is_ours(number, before)) continue;
    sigaction(number, is_failed_call(number) ? &fail : &end, NULL);
  }
  return true;
}

void cncurses_disarm_restore(void) {
  int expected = armed;
  if (!atomic_compare_exchange_strong(&state, &expected, disarmed)) return;
  // Nobody else comes to use them from here on.
  free(restoration.bytes);
  restoration.bytes = NULL;
  give_handlers_back();
}
