public import Glibc
import Synchronization

/// A file of a child process.
public enum ChildFile {
  /// Opens a file under a descriptor, with the flags of `open(2)`; a new one is for its owner.
  case open(String, flags: CInt, as: CInt)
  /// Passes on one of the parent's descriptors.
  case pass(CInt, as: CInt)
}

/// The reason why a program could not be started.
public struct SpawnError: Error, CustomStringConvertible {
  /// The path of the program.
  public let path: String
  /// The error number of `posix_spawn(3)`.
  public let code: CInt

  public var description: String { "\(path) can't be started: error \(code)" }
}

/// Held while a program starts, so that it inherits no pipe that is being made.
private let starting = Mutex(())

/// Makes a pipe whose ends no program inherits.
///
/// - Returns: The ends, which the caller closes; −1 for both if there are no descriptors left.
public func makePipe() -> (reading: CInt, writing: CInt) {
  starting.withLock { _ in
    var ends: [CInt] = [-1, -1]
    unsafe pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// Starts a program that inherits none of the test's signal settings.
///
/// The threads that run tests block signals, and HUP is ignored under a `nohup` around the tests. A
/// program would inherit both.
///
/// - Parameters:
///   - arguments: The path of the program and its arguments.
///   - environment: Its variables, such as `TERM=xterm`.
///   - isLeader: Whether it leads a session of its own, as a login shell does.
///   - files: Its files, in the order of opening. The first terminal that the leader of a session
///     opens becomes the session's.
/// - Returns: The process, for which the caller waits.
/// - Throws: ``SpawnError`` if there is no such program.
public func spawn(
  _ arguments: [String], environment: [String], asLeader isLeader: Bool = false,
  files: [ChildFile]
) throws(SpawnError) -> pid_t {
  var actions = unsafe posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  unsafe posix_spawn_file_actions_init(&actions)
  unsafe posix_spawnattr_init(&attributes)
  defer {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
  var none = sigset_t()
  var every = sigset_t()
  unsafe sigemptyset(&none)
  unsafe sigfillset(&every)
  unsafe posix_spawnattr_setsigmask(&attributes, &none)
  unsafe posix_spawnattr_setsigdefault(&attributes, &every)
  let setSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not import.
  unsafe posix_spawnattr_setflags(
    &attributes,
    Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | (isLeader ? setSession : 0))
  for file in files {
    switch file {
    case .open(let path, let flags, let descriptor):
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    case .pass(let original, let descriptor):
      unsafe posix_spawn_file_actions_adddup2(&actions, original, descriptor)
    }
  }
  var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
  var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
  defer { unsafe (words + variables).forEach { unsafe free($0) } }
  var process = pid_t()
  let code = starting.withLock { _ in
    unsafe posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
  }
  guard code == 0 else { throw SpawnError(path: arguments[0], code: code) }
  return process
}
