public import TerminalCore

/// What a text has to look like: exactly these attributes, and these colours if they are named.
public struct StyleTest: Hashable, Sendable {
  /// The attributes, all of them.
  public var attributes: Attributes
  /// The colour of the glyphs, when it matters.
  public var foreground: Color?
  /// The colour behind the glyphs, when it matters.
  public var background: Color?

  /// Makes a test.
  public init(_ attributes: Attributes, foreground: Color? = nil, background: Color? = nil) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// Whether a style passes.
  public func accepts(_ style: Style) -> Bool {
    style.attributes == attributes && (foreground ?? style.foreground) == style.foreground
      && (background ?? style.background) == style.background
  }

  /// The attributes by their names, in the order in which they are printed.
  static let names: [(name: String, attribute: Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("reverse", .reverse), ("underline", .underline),
  ]
}
