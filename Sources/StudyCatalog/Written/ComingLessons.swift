import Files
import Synchronization

extension OwnLessons {
  /// Follows a folder that need not exist yet, as ``changes()`` does, and notices when it is made,
  /// removed, or made again.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, in one that exists.
  ///   - known: What was read there before.
  /// - Returns: What is there whenever that has changed; `nil` while there is no folder. The stream
  ///   ends when the caller lets go of it.
  @Sendable public static func changes(
    at path: String, since known: OwnLessons? = nil
  ) -> AsyncStream<OwnLessons?> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let coming = ComingLessons(at: path, since: known) { continuation.yield($0) }
      continuation.onTermination = { _ in withExtendedLifetime(coming) {} }
    }
  }
}

/// Watches a folder of lessons, and the one that it is in.
private final class ComingLessons: Sendable {
  /// What is followed at present.
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
    (self.path, self.tell) = (path, tell)
    let parent = Folder.parts(of: path).folder
    let watch = FolderWatch(parent, seesBeginnings: true) { [weak self] in self?.look() }
    outer.withLock { $0 = watch }
    // What was made or saved before the watch began has no other witness.
    if follow(), known?.haveChanged(in: path) ?? true { tell(OwnLessons(ifPresentIn: path)) }
  }

  /// Tells what is in the folder if it is another one.
  private func look() {
    if follow() { tell(OwnLessons(ifPresentIn: path)) }
  }

  /// Follows the folder that is there now. Returns whether it is another one.
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
