/// A screen part of which outlives the program.
///
/// ```swift
/// struct Editor: SavedScreen, Codable { … }
/// ```
///
/// is all that a screen needs that can be saved whole. One that holds things it shares with others
/// gives ``saved`` itself.
public protocol SavedScreen<Route>: Screen {
  /// The type of what is saved.
  associatedtype Saved: Codable

  /// What is saved of the screen; setting it makes the screen what it was.
  ///
  /// It is set before ``Screen/start(in:)``.
  var saved: Saved { get set }
}

extension SavedScreen where Self: Codable {
  public var saved: Self {
    get { self }
    set { self = newValue }
  }
}
