import Dispatch
import Glibc

/// Tells when files in a folder are written, come or go, without a timer: nothing wakes up while
/// nothing changes.
///
/// A folder that is removed and made again, or is reached by another path by then, is no longer
/// watched.
package final class FolderWatch: Sendable {
  private let stop: WakePipe

  /// Begins to watch a folder. It fails if there is no such folder, or if the system watches no more
  /// of them.
  ///
  /// - Parameters:
  ///   - path: The folder. Links are followed, since the path is the person's own.
  ///   - seesBeginnings: Whether a file or a folder counts as soon as it is made, and not only once
  ///     it is written.
  ///   - changed: Called on a thread of its own, once for changes that come together, and never
  ///     twice at a time.
  package init?(
    _ path: String, seesBeginnings: Bool = false, changed: @escaping @Sendable () -> Void
  ) {
    let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard descriptor >= 0, let stop = WakePipe() else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    // A program that writes is not disturbed: a file counts once it is closed.
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
        // What has changed is not looked at: many events are one change.
        while !Descriptor.readAvailable(from: descriptor, limit: 65_536).bytes.isEmpty {}
        changed()
      }
    }
  }

  deinit { stop.wake() }
}
