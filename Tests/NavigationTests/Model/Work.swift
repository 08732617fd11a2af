import Navigation

/// What a task of a sequence does.
enum Work: Hashable, Sendable {
  /// Takes so many milliseconds, or until it is cancelled.
  case ends(Int)
  case fails(Int)
  /// Takes so many milliseconds, whether it is cancelled or not.
  case lingers(Int)

  var length: Duration {
    switch self {
    case .ends(let time), .fails(let time), .lingers(let time): .milliseconds(time)
    }
  }

  var heedsCancellation: Bool {
    if case .lingers = self { false } else { true }
  }

  var result: String {
    if case .fails = self { "failed" } else { "done" }
  }
}
