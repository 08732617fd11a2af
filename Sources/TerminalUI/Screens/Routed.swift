public import Navigation

/// What views and contexts need to know of a screen: its program's routes and its answers.
///
/// It is apart from ``Screen`` because the compiler can't find out what a body is made of while the
/// parts of the body ask for a whole screen.
public protocol Routed<Route>: SendableMetatype {
  /// The routes of the program.
  associatedtype Route: Hashable & Codable & Sendable

  /// The values that this screen may ask others for, and where they go.
  static var answers: Answers<Self> { get }
}

extension Routed {
  public static var answers: Answers<Self> { Answers() }
}
