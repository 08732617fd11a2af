// Restores the terminal if the process ends without doing so itself: by a signal or by exit(3).
//
// Handlers call only functions listed in signal-safety(7). Every wait for the terminal has a time
// limit, because the terminal may have stopped reading.

#define _GNU_SOURCE
#include "CNcurses.h"
#include "CSignals.h"

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

// Writing and changing settings within a time limit.

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
  // Even if poll(2) reports that a terminal is writable, it may have less room than needed.
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

/// Whether another process group is in the terminal's foreground.
static bool has_lost(int terminal) {
  pid_t foreground = tcgetpgrp(terminal);
  struct sigaction present;
  sigaction(SIGTTOU, NULL, &present);
  // A process that ignores TTOU may use the terminal from the background.
  return foreground >= 0 && foreground != getpgrp() && present.sa_handler != SIG_IGN;
}

void cncurses_restore_settings(int input, const struct termios *settings) {
  // A shell that is in the foreground again has already changed the settings.
  if (has_lost(input)) return;
  // Unlike TCSADRAIN and TCSAFLUSH, TCSANOW doesn't wait until the terminal has read all output.
  tcsetattr(input, TCSANOW, settings);
  tcflush(input, TCIFLUSH);
}

// What to restore, and whether that is being done.

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

/// Restore the terminal unless that was done. While another thread is restoring it, wait: returning
/// would end the process before that thread is finished.
static void restore(void) {
  int expected = armed;
  if (restoration.process != getpid()) return;
  if (!atomic_compare_exchange_strong(&state, &expected, restoring)) {
    long end = cncurses_milliseconds() + cncurses_crash_seconds * 1000L;
    while (atomic_load(&state) == restoring && cncurses_milliseconds() < end) poll(NULL, 0, 10);
    return;
  }
  sigset_t all, before;
  sigfillset(&all);
  sigdelset(&all, SIGALRM);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  ssize_t taken = cncurses_write(restoration.output, restoration.bytes, restoration.count,
                                 cncurses_restoring_milliseconds);
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

/// Whether the default action of a signal ends the process. See signal(7).
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

/// Whether a signal only reports a failed call, which also returns an error. See write(2).
static bool is_failed_call(int number) { return number == SIGPIPE || number == SIGXFSZ; }

// This is a handler rather than SIG_IGN, because programs started from here would inherit SIG_IGN.
static void let_call_fail(int number) { (void)number; }

/// Whether to handle a signal here, given its action before.
static bool is_ours(int number, const struct sigaction *before) {
  if (!ends_process(number) || before->sa_handler == SIG_IGN) return false;
  // A handler of a fault reports it and ends the process; a handler of another signal is meant to
  // let the process continue.
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

/// Set an alarm that ends the process if a call in the handler never returns, which none should.
static void limit_time(int number) {
  struct sigaction end = {.sa_handler = SIG_DFL};
  sigemptyset(&end.sa_mask);
  sigaction(SIGALRM, &end, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, SIGALRM);
  if (number != SIGALRM) pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  alarm(cncurses_crash_seconds);
}

/// The thread that calls the previous handlers; 0, which is no thread, until there is one.
static _Atomic pthread_t chaining_thread;

/// Call the previous handler of a signal, if it is a function, on one thread only. Other threads
/// wait forever.
static void call_handler_before(int number, siginfo_t *info, void *context) {
  const struct sigaction *before = &handlers_before[number];
  if (before->sa_handler == SIG_DFL) return;
  // The previous handler may take a long time, as one that prints a backtrace does; let other
  // signals end it.
  sigset_t mask = ((ucontext_t *)context)->uc_sigmask;
  sigaddset(&mask, number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  pthread_t chaining = 0;
  if (!atomic_compare_exchange_strong(&chaining_thread, &chaining, pthread_self())) {
    // A handler that was installed both before and after this one calls it again.
    if (pthread_equal(chaining, pthread_self())) return;
    while (true) pause();
  }
  if (before->sa_flags & SA_SIGINFO) {
    before->sa_sigaction(number, info, context);
  } else {
    before->sa_handler(number);
  }
}

/// Swift's message about the crash, which is printed before a stack trace, and so again after it.
static struct {
  char bytes[4096];
  size_t count;
  bool has_trace;
} message;

/// Report once that the program has crashed, if no previous handler will. A release build of Swift
/// gives no message for many errors, and earlier output may be about something else. If addresses
/// stand below the message, repeat it.
static void tell(int number) {
  static const char words[] =
      "The program has crashed. SWIFT_BACKTRACE=enable=yes in its environment shows where.\n";
  static atomic_flag is_told = ATOMIC_FLAG_INIT;
  if (!is_fault(number) || handlers_before[number].sa_handler != SIG_DFL) return;
  if (atomic_flag_test_and_set(&is_told)) return;
  if (message.has_trace) {
    cncurses_write(STDERR_FILENO, message.bytes, message.count, cncurses_restoring_milliseconds);
  }
  cncurses_write(STDERR_FILENO, words, sizeof words - 1, cncurses_restoring_milliseconds);
}

/// Print Swift's message again after a previous handler's stack trace, so that it is the last thing
/// that a person sees.
static void tell_message(int number) {
  static atomic_flag is_told = ATOMIC_FLAG_INIT;
  if (!is_fault(number) || handlers_before[number].sa_handler == SIG_DFL) return;
  if (message.count == 0 || atomic_flag_test_and_set(&is_told)) return;
  cncurses_write(STDERR_FILENO, message.bytes, message.count, cncurses_restoring_milliseconds);
}

static void end_by_signal(int number, siginfo_t *info, void *context) {
  static atomic_flag is_kept = ATOMIC_FLAG_INIT;
  int error = errno;
  limit_time(number);
  if (is_fault(number) && !atomic_flag_test_and_set(&is_kept)) {
    message.count = cncurses_read_message(message.bytes, sizeof message.bytes, &message.has_trace);
  }
  restore();
  alarm(0);
  csignals_unwatch();
  give_handlers_back();
  errno = error;
  // If the terminal is stuck, printing would have to wait for it.
  if (!is_stuck) tell(number);
  if (!is_stuck) call_handler_before(number, info, context);
  if (!is_stuck) tell_message(number);
  // There was no previous handler, or it has returned. The signal stays pending until this handler
  // returns.
  struct sigaction end = {.sa_handler = SIG_DFL};
  sigemptyset(&end.sa_mask);
  sigaction(number, &end, NULL);
  raise(number);
  errno = error;
}

/// Give this thread a stack for signal handlers, unless it has one.
static void prepare_stack(void) {
  enum { size = 128 * 1024 };
  stack_t present;
  if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = size};
  // The stack is never freed, because a handler may be running on it at any time.
  sigaltstack(&stack, NULL);
}

bool cncurses_arm_restore(int input, int output, const struct termios *settings, const char *bytes,
                          size_t count) {
  static bool is_at_exit;
  if (!is_at_exit && atexit(restore) != 0) return false;
  is_at_exit = true;
  char *copy = malloc(count + 1);  // Not of 0 bytes, for which it may return NULL.
  if (!copy) return false;
  memcpy(copy, bytes, count);
  cncurses_disarm_restore();
  // If it is still `restoring`, another thread is ending the process.
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
    // The C library reserves two signals for itself, and sigaction(2) refuses them.
    if (sigaction(number, NULL, before) != 0 || !is_ours(number, before)) continue;
    sigaction(number, is_failed_call(number) ? &fail : &end, NULL);
  }
  return true;
}

void cncurses_disarm_restore(void) {
  int expected = armed;
  if (!atomic_compare_exchange_strong(&state, &expected, disarmed)) return;
  // No handler uses these bytes from here on.
  free(restoration.bytes);
  restoration.bytes = NULL;
  give_handlers_back();
}
