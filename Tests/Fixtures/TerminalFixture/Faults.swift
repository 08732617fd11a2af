import Glibc
import Synchronization

// Ways in which a program can crash while it holds a terminal.

/// An error that nobody catches.
struct FixtureError: Error {}

/// Reads from unmapped memory.
func readNowhere() {
  let address = UInt(CommandLine.arguments.count)
  print(unsafe UnsafePointer<Int>(bitPattern: address)?.pointee ?? 0)
}

/// Uses much stack per call, so that the stack overflows first: a sanitizer keeps a list of calls,
/// which is shorter than a stack of small frames.
func recurse(_ depth: Int) -> Int {
  let room = InlineArray<256, Int>(repeating: depth)
  return depth == .max ? 0 : recurse(depth + 1) + recurse(depth - 1) + room[depth & 255]
}

/// The number of threads about to crash.
private let faulting = Atomic(0)

/// Crashes on two threads at the same time.
func readNowhereTwice() {
  unsafe startThread { _ in
    readNowhereTogether()
    return nil
  }
  readNowhereTogether()
}

private func readNowhereTogether() {
  faulting.add(1, ordering: .relaxed)
  while faulting.load(ordering: .relaxed) < 2 {}
  readNowhere()
}

/// Calls `exit` on a thread that does not use the terminal.
func exitElsewhere() {
  unsafe startThread { _ in exit(3) }
}

/// The previous handler of ABRT, as a number.
private let handlerBelow = Atomic<UInt>(0)

private typealias Handler =
  @convention(c) (CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// Installs a handler for ABRT that calls the previous one, as crash reporters do.
func handleAbort() {
  var action = sigaction()
  unsafe sigaction(SIGABRT, nil, &action)
  unsafe handlerBelow.store(
    unsafeBitCast(action.__sigaction_handler.sa_sigaction, to: UInt.self), ordering: .relaxed)
  unsafe action.__sigaction_handler.sa_sigaction = { number, info, context in
    let below = handlerBelow.load(ordering: .relaxed)
    unsafe unsafeBitCast(below, to: Handler.self)(number, info, context)
  }
  unsafe sigaction(SIGABRT, &action, nil)
}

/// Writes beyond the file size limit, and returns the system's error.
func writeBeyondLimit() -> String {
  var limit = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20)
  guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0,
    let file = unsafe tmpfile()
  else { return "none" }
  lseek(unsafe fileno(file), 1 << 20, SEEK_SET)
  return failingWrite(to: unsafe fileno(file))
}

/// Writes to a pipe without a reader, and returns the system's error.
func writeToNobody() -> String {
  var ends: [CInt] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else { return "none" }
  close(ends[0])
  return failingWrite(to: ends[1])
}

/// Writes to the terminal until it accepts no more.
func fillTerminal() {
  let terminal = unsafe open("/dev/tty", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
  while unsafe write(terminal, ".", 1) == 1 {}
  close(terminal)
}

private func failingWrite(to descriptor: CInt) -> String {
  let count = unsafe write(descriptor, "x", 1)
  return count < 0 ? unsafe String(cString: strerror(errno)) : "written"
}

private func startThread(
  _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
) {
  var thread = pthread_t()
  unsafe pthread_create(&thread, nil, body, nil)
}
