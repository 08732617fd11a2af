// Delivers signals as events: each becomes a byte in a pipe.

#define _GNU_SOURCE
#include "CSignals.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

static int watched[NSIG];
static size_t watched_count;
static struct sigaction watched_before[NSIG];
static atomic_int pipe_end = -1;
static atomic_bool takes_requests;
static pthread_t watcher;
static sigset_t blocked_before;

/// Whether a signal asks the program to end.
static bool is_request(int number) {
  return number == SIGTERM || number == SIGINT || number == SIGQUIT || number == SIGHUP;
}

// Calls only functions listed in signal-safety(7).
static void send_down_pipe(int number) {
  int error = errno;
  if (!pthread_equal(pthread_self(), watcher)) {
    // Only a signal to the watching thread interrupts what it waits for.
    pthread_kill(watcher, number);
    errno = error;
    return;
  }
  // The pipe may never be read if opening the terminal blocks on a file.
  if (!takes_requests && is_request(number)) csignals_raise_default(number);
  unsigned char byte = (unsigned char)number;
  if (pipe_end >= 0) {
    ssize_t ignored = write(pipe_end, &byte, 1);
    (void)ignored;
  }
  errno = error;
}

/// Let the thread receive the watched signals, and those that stop a program in the background.
///
/// The threads of a pool may block them all; the terminal would then let the background change it.
static void unblock_watched(void) {
  sigset_t signals;
  sigemptyset(&signals);
  for (size_t i = 0; i < watched_count; i++) sigaddset(&signals, watched[i]);
  sigaddset(&signals, SIGTTIN);
  sigaddset(&signals, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &signals, &blocked_before);
}

bool csignals_is_watching(void) { return pipe_end >= 0; }

bool csignals_watch(int write_end, const int *numbers, size_t count) {
  // Watching twice would save our own handlers as the previous ones.
  if (pipe_end >= 0 || count > NSIG) return false;
  for (size_t i = 0; i < count; i++) watched[i] = numbers[i];
  watched_count = count;
  takes_requests = false;
  watcher = pthread_self();
  unblock_watched();
  pipe_end = write_end;
  struct sigaction action = {.sa_handler = send_down_pipe, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < watched_count; i++) {
    sigaction(watched[i], NULL, &watched_before[i]);
    // nohup(1) and shells ignore signals for their children, which should keep ignoring them. WINCH
    // and CONT neither end nor stop a process, so nobody ignores them on purpose.
    bool is_harmless = watched[i] == SIGWINCH || watched[i] == SIGCONT;
    if (watched_before[i].sa_handler == SIG_IGN && !is_harmless) continue;
    sigaction(watched[i], &action, NULL);
  }
  return true;
}

void csignals_take_requests(void) { takes_requests = true; }

void csignals_unwatch(void) {
  if (pipe_end < 0) return;
  for (size_t i = 0; i < watched_count; i++) sigaction(watched[i], &watched_before[i], NULL);
  pipe_end = -1;
  if (pthread_equal(pthread_self(), watcher)) pthread_sigmask(SIG_SETMASK, &blocked_before, NULL);
}

/// Set whether calls that are interrupted by one of our signals restart; see signal(7).
static void set_restart(bool restarts) {
  for (size_t i = 0; i < watched_count; i++) {
    struct sigaction action;
    sigaction(watched[i], NULL, &action);
    if (action.sa_handler != send_down_pipe) continue;
    action.sa_flags = restarts ? SA_RESTART : 0;
    sigaction(watched[i], &action, NULL);
  }
}

bool csignals_change_settings(int input, const struct termios *settings) {
  set_restart(false);
  bool is_changed = tcsetattr(input, TCSANOW, settings) == 0;
  int error = errno;
  set_restart(true);
  errno = error;
  return is_changed;
}

void csignals_stop_group(void) {
  struct sigaction ignored = {.sa_handler = SIG_IGN}, before;
  sigemptyset(&ignored.sa_mask);
  sigaction(SIGTSTP, NULL, &before);
  // If TSTP is ignored, the process that started the program has no way to continue it.
  if (before.sa_handler == SIG_IGN) return;
  // The signal to the group may reach another thread of this process, and stop it only later. The
  // one to this thread stops the process before `raise` returns.
  sigaction(SIGTSTP, &ignored, NULL);
  kill(0, SIGTSTP);
  csignals_raise_default(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

void csignals_raise_default(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  // sigprocmask(2) is unspecified in a multithreaded process.
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
}
