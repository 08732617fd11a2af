import FoundationEssentials
import Glibc
import Synchronization

/// The folders that this process has made for itself, which go with it even when a signal ends it.
enum TemporaryFolders {
  private static let folders = Mutex<Set<String>>([])

  /// Names a new folder, which is not made.
  static func next() -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("study-script-\(UInt64.random(in: 0 ... .max))")
    _ = folders.withLock { $0.insert(url.path) }
    return url
  }

  /// Removes a folder with all that is in it.
  static func remove(_ url: URL) {
    try? FileManager.default.removeItem(at: url)
    _ = folders.withLock { $0.remove(url.path) }
  }

  /// Removes every folder, for when nobody comes back to do so.
  static func removeAll() {
    for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Has the folders removed when a signal asks the process to end, which then ends by that signal.
  ///
  /// To be called before there is a second thread, and only where no terminal is taken over, which
  /// has handlers of its own. Writing to a pipe that nobody reads any more ends nothing.
  static func removeOnSignals() {
    signal(SIGPIPE, SIG_IGN)
    var endings = endingSignals
    unsafe pthread_sigmask(SIG_BLOCK, &endings, nil)
    Waiter().start()
  }

  private static var endingSignals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
    return signals
  }

  /// A thread that waits for a signal: on one of its own everything may be called, unlike in a handler.
  private struct Waiter {
    func start() {
      var thread = pthread_t()
      let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
        TemporaryFolders.endBySignal()
        return nil
      }
      unsafe pthread_create(&thread, nil, body, nil)
    }
  }

  private static func endBySignal() {
    var endings = endingSignals
    var number: Int32 = 0
    guard unsafe sigwait(&endings, &number) == 0 else { return }
    removeAll()
    signal(number, SIG_DFL)
    unsafe pthread_sigmask(SIG_UNBLOCK, &endings, nil)
    raise(number)
  }
}
