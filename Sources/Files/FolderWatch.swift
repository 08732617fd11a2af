import Dispatch
import Glibc

/// Watches a folder for files that are written, created, or removed, without polling: nothing runs
/// while nothing changes.
///
/// A folder that is removed and created again, or reached by another path in the meantime, is no
/// longer watched.
package final class FolderWatch: Sendable {
  private let stop: WakePipe

  /// Starts watching a folder. Fails if there is no such folder, or the system's limit of watches
  /// is reached.
  ///
  /// - Parameters:
  ///   - path: The folder. Links are followed, because the path comes from the user.
  ///   - seesBeginnings: Whether a new file or folder counts as soon as it is created, and not only
  ///     once it is written.
  ///   - changed: Called on a separate thread, once for changes that occur together, and never
  ///     concurrently.
  package init?(
    _ path: String, seesBeginnings: Bool = false, changed: @escaping @Sendable () -> Void
  ) {
    let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0, let stop = WakePipe() else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    // A file counts only once it is closed, so that a program still writing isn't disturbed.
    let events = IN_CLOSE_WRITE | IN_MOVE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
    let mask = UInt32(events) | UInt32(IN_ONLYDIR) | (seesBeginnings ? UInt32(IN_CREATE) : 0)
    guard unsafe inotify_add_watch(descriptor, path, mask) >= 0 else {
      close(descriptor)
      return nil
    }
    self.stop = stop
    DispatchQueue(label: "folder-watch").async {
      defer { close(descriptor) }
      while true {
        let ready = Descriptor.wait(reading: descriptor, stop.readEnd, timeout: nil)
        if ready.second { return }
        guard ready.first else { continue }
        // The events themselves don't matter: many of them are a single change.
        while !Descriptor.readAvailable(from: descriptor, limit: 65_536).bytes.isEmpty {}
        changed()
      }
    }
  }

  deinit { stop.wake() }
}
