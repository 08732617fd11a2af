public import TerminalUI

extension Directive {
  /// A part of a script's header. Each may appear once, before all events.
  public enum Header: Hashable, Sendable {
    /// `keys 1`, the version of the format.
    case version
    /// `term 80x24`, the terminal in which the program appears to run.
    case terminal(ScriptTerminal)
    /// `locale ja`, the language of the program.
    case locale(Language)
    /// `set seed 7`, the seed for all random choices.
    case seed(UInt64)
    /// `set now …`, the wall clock at the start.
    case now(WallTime)
    /// `set state …`, the state saved before the start.
    case state(SavedState)
    /// `open …`, the link at which to start instead of the root.
    case link(String)
  }
}

/// The saved state that a program finds when a script starts; never the user's own state.
public enum SavedState: Hashable, Sendable {
  /// No saved state.
  case empty
  /// A copy of a folder, given relative to the folder of the script.
  case folder(String)
}

/// The words that can follow `set`.
enum HeaderSetting: String, ScriptWord {
  case seed, now, state, load

  /// The words with which the line begins, such as `set seed`.
  var keyword: String { DirectiveName.set.line(rawValue) }
}

// MARK: - Printing

extension Directive.Header {
  /// The words with which the line begins, such as `term` or `set seed`; unique to each case.
  var keyword: String {
    switch self {
    case .version: DirectiveName.keys.rawValue
    case .terminal: DirectiveName.term.rawValue
    case .locale: DirectiveName.locale.rawValue
    case .seed: HeaderSetting.seed.keyword
    case .now: HeaderSetting.now.keyword
    case .state: HeaderSetting.state.keyword
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
