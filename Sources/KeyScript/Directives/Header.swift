public import TerminalCore
public import TerminalUI

extension Directive {
  /// A part of a script's header. A script may have each of them once, before all events.
  public enum Header: Hashable, Sendable {
    /// `keys 1`, the version of the format.
    case version
    /// `term 80x24`, the terminal that the program seems to run in.
    case terminal(ScriptTerminal)
    /// `locale ja`, the language of the program.
    case locale(Language)
    /// `set seed 7`, the seed of all random choices.
    case seed(UInt64)
    /// `set now …`, the wall clock at the start.
    case now(WallTime)
    /// `set state …`, what was saved before the start.
    case state(SavedState)
    /// `open …`, the link to start at instead of the root.
    case link(String)
  }
}

/// The terminal of a script, as far as the script describes it.
public struct ScriptTerminal: Hashable, Sendable {
  /// The size of the screen, in cells.
  public var size: Size
  /// The number of colours, or `nil` for the default.
  public var color: ColorDepth?
  /// The glyphs for lines and marks, or `nil` for the default.
  public var glyphs: GlyphSet?
  /// The theme, or `nil` for the default.
  public var theme: Theme.BuiltIn?
  /// How much moves, or `nil` for the default.
  public var motion: MotionSetting?

  /// Describes a terminal; an option that is left out has the default of ``ScriptSettings``.
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

  /// The options that can follow the size, written `color=mono`.
  enum Option: String, ScriptWord {
    case color, glyphs, theme, motion
  }
}

/// What a program finds saved when a script starts; never the state of the person at the machine.
public enum SavedState: Hashable, Sendable {
  /// Nothing.
  case empty
  /// A copy of this folder, named relative to the folder of the script.
  case folder(String)
}

/// How loads go while a script plays.
public enum ScriptLoading: Hashable, Sendable {
  /// A load ends after this much virtual time.
  case takes(Duration)
  /// A load ends at once, with an error.
  case fails
}

/// The words that can follow `set`.
enum SettingName: String, ScriptWord {
  case seed, now, state, load

  /// The words that a line begins with, such as `set seed`.
  var keyword: String { DirectiveName.set.line(rawValue) }
}

// MARK: - Printing

extension Directive.Header {
  /// The words that the line begins with, such as `term` or `set seed`: different for each case.
  var keyword: String {
    switch self {
    case .version: DirectiveName.keys.rawValue
    case .terminal: DirectiveName.term.rawValue
    case .locale: DirectiveName.locale.rawValue
    case .seed: SettingName.seed.keyword
    case .now: SettingName.now.keyword
    case .state: SettingName.state.keyword
    case .link: DirectiveName.open.rawValue
    }
  }

  var text: String {
    let value =
      switch self {
      case .version: "1"
      case .terminal(let terminal): terminal.text
      case .locale(let language): language.rawValue
      case .seed(let seed): String(seed)
      case .now(let time): time.text
      case .state(.empty): "empty"
      case .state(.folder(let name)): Notation.word(name, besides: ["empty"])
      case .link(let link): Notation.word(link)
      }
    return keyword + " " + value
  }
}

extension ScriptTerminal {
  /// The terminal as it is written after `term`.
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

extension ScriptLoading {
  /// The value as it is written after `set load`.
  var text: String {
    switch self {
    case .takes(let duration): Notation.duration(duration)
    case .fails: "fail"
    }
  }
}
