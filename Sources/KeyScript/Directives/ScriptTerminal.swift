public import TerminalCore
public import TerminalUI

/// The terminal that a script describes.
public struct ScriptTerminal: Hashable, Sendable {
  /// The size of the screen, in cells.
  public var size: Size
  /// The number of colors; `nil` for the default.
  public var color: ColorDepth?
  /// The glyphs for lines and marks; `nil` for the default.
  public var glyphs: GlyphSet?
  /// The theme; `nil` for the default.
  public var theme: Theme.BuiltIn?
  /// The amount of motion; `nil` for the default.
  public var motion: MotionSetting?

  /// Creates a terminal; omitted options have the defaults of ``ScriptSettings``.
  public init(
    size: Size, color: ColorDepth? = nil, glyphs: GlyphSet? = nil,
    theme: Theme.BuiltIn? = nil, motion: MotionSetting? = nil
  ) {
    self.size = size
    self.color = color
    self.glyphs = glyphs
    self.theme = theme
    self.motion = motion
  }

  /// The options that can follow the size, such as `color=mono`.
  enum Option: String, ScriptWord {
    case color, glyphs, theme, motion
  }
}

// MARK: - Printing

extension ScriptTerminal {
  /// The terminal as written after `term`.
  var text: String {
    Option.allCases.reduce(Notation.size(size)) { text, option in
      value(of: option).map { "\(text) \(option.rawValue)=\($0)" } ?? text
    }
  }

  private func value(of option: Option) -> String? {
    switch option {
    case .color: color?.rawValue
    case .glyphs: glyphs?.rawValue
    case .theme: theme?.rawValue
    case .motion: motion?.rawValue
    }
  }
}
