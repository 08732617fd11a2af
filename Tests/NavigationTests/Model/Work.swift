import Navigation

/// What a task of a sequence does.
enum Work: Hashable, Sendable {
  /// Takes so many milliseconds, or until it is cancelled.
  case ends(Int)
  case fails(Int)
  /// Takes so many milliseconds, whether it is cancelled or not.
  case lingers(Int)
  /// Moves the person in the name of its entry, and awaits how that ends, cancelled or not.
  case awaits(Verb)

  /// How long it takes; what awaits takes as long as it takes.
  var length: Duration? {
    switch self {
    case .ends(let time), .fails(let time), .lingers(let time): .milliseconds(time)
    case .awaits: nil
    }
  }

  var heedsCancellation: Bool {
    switch self {
    case .ends, .fails: true
    case .lingers, .awaits: false
    }
  }

  /// What it brings when its time is over.
  var result: String {
    if case .fails = self { "failed" } else { "done" }
  }
}
