import Files
import Synchronization

extension OwnLessons {
  /// Watches a folder that may not exist yet, as ``changes()`` does, and notices when it is
  /// created, removed, or recreated.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, whose parent must exist.
  ///   - known: The lessons read there before.
  /// - Returns: The lessons at each change; `nil` while there is no folder. The stream ends when
  ///   its consumer releases it.
  @Sendable public static func changes(
    at path: String, since known: OwnLessons? = nil
  ) -> AsyncStream<OwnLessons?> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let coming = ComingLessons(at: path, since: known) { continuation.yield($0) }
      continuation.onTermination = { _ in withExtendedLifetime(coming) {} }
    }
  }
}

/// Watches a folder of lessons and its parent.
private final class ComingLessons: Sendable {
  /// The folder that is currently watched; empty if there is none.
  private struct Followed {
    var identity: FileIdentity?
    var watch: FolderWatch?
  }

  private let path: String
  private let tell: @Sendable (OwnLessons?) -> Void
  private let followed = Mutex(Followed())
  private let outer = Mutex<FolderWatch?>(nil)

  init(
    at path: String, since known: OwnLessons?, tell: @escaping @Sendable (OwnLessons?) -> Void
  ) {
    self.path = path
    self.tell = tell
    let parent = Folder.parts(of: path).folder
    let watch = FolderWatch(parent, seesBeginnings: true) { [weak self] in self?.look() }
    outer.withLock { $0 = watch }
    // Report changes made before the watch began, because the watch didn't see them.
    if follow(), known?.haveChanged(in: path) ?? true { tell(OwnLessons(ifPresentIn: path)) }
  }

  /// Reports the lessons if the folder is a different one now.
  private func look() {
    if follow() { tell(OwnLessons(ifPresentIn: path)) }
  }

  /// Watches the folder that is there now. Returns whether it is a different one.
  private func follow() -> Bool {
    let identity = FileStatus(at: path)?.identity
    return followed.withLock { followed in
      guard followed.identity != identity else { return false }
      let watch = identity.flatMap { _ in
        FolderWatch(path) { [path, tell] in tell(OwnLessons(ifPresentIn: path)) }
      }
      followed = Followed(identity: identity, watch: watch)
      return true
    }
  }
}
