import StudyCatalog
import Synchronization

/// What is not on the disk when a run ends, for whoever comes back to the command line.
final class UnsavedChanges: Sendable {
  private let noted = Mutex<StateError?>(nil)

  /// Takes what the app says at its end.
  func note(_ error: StateError) {
    noted.withLock { $0 = error }
  }

  /// Why not everything is on the disk; `nil` when it is.
  var problem: UnsavedError? {
    noted.withLock { $0 }.map(UnsavedError.init)
  }
}

/// That something that the person did is not saved, or may not stay so.
struct UnsavedError: Complaint {
  let reason: StateError

  var message: BilingualText {
    BilingualText(
      japanese: "保存できなかったものがあります。\(reason.message.japanese)",
      english: "not everything you did is saved: \(reason.message.english)")
  }
}
