import KeyScript

/// What two failures of a script have in common if they are the same: the place and the message,
/// what is pending, and the paths before and after the last input; for a check of what the screen
/// shows, also the screen.
///
/// Otherwise, a failure would soon be another one: a text that is missing on one screen is missing
/// on the first screen, too, which takes no input at all. Other checks name what they found.
struct FailureSignature: Hashable {
  private struct Place: Hashable {
    let file: String
    let line: Int
    let origins: [ScriptOrigin]
  }

  /// The place; `nil` if it may differ.
  private var place: Place?
  private let message: String
  private let pending: [String]
  /// The path, and the one before the last input; `nil` if they may differ.
  private let routes: [String?]?
  /// The rows; `nil` if they may differ.
  private let rows: [String]?

  /// What counts besides the place, the message, and what is pending.
  enum Scope {
    case message, route, screen
  }

  /// Creates the signature of a failure.
  init(_ failure: PlayFailure, _ scope: Scope) {
    place = Place(file: failure.file, line: failure.line, origins: failure.origins)
    message = failure.message
    pending = failure.pending
    routes = scope == .message ? nil : [failure.routeBefore, failure.route]
    rows = scope == .screen ? failure.actualRows : nil
  }

  /// The same failure in a script whose lines have other numbers.
  var anywhere: FailureSignature {
    var signature = self
    signature.place = nil
    return signature
  }
}

extension Directive {
  /// Whether its failure depends on what the screen shows, but does not say what that is.
  var looksAtScreen: Bool {
    switch self {
    case .check(.expect(let expectation, _)), .check(.softly(let expectation, _)):
      expectation.looksAtScreen
    case .check(.snapshot), .input(.click(.text)): true
    case .check(.quit), .header, .input, .time, .load, .note, .sharing: false
    }
  }
}

extension Expectation {
  fileprivate var looksAtScreen: Bool {
    switch self {
    case .text, .noText, .match, .noMatch, .cursor, .style, .count, .screen: true
    case .route, .mode, .active, .depth, .title, .focus, .copied, .idle, .events, .journal,
      .noLeaks:
      false
    }
  }
}
