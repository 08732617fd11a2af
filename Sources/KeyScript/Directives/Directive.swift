public import TerminalCore
public import TerminalUI

/// One instruction of a key script.
///
/// Its ``text`` is what stands in the file, and parsing that text gives the same directive.
public enum Directive: Hashable, Sendable {
  /// `keys 1`, the version of the format.
  case version
  /// `term 80x24`, the terminal that is pretended.
  case terminal(TerminalSettings)
  /// `locale ja`, the language of the program.
  case locale(Language)
  /// `set …`, what the program would otherwise take from its surroundings.
  case set(Setting)
  /// `open …`, the link to start at instead of the root.
  case open(String)
  /// `key …`, keys pressed one after the other at one instant.
  case keys([KeyPress])
  /// `type "…"`, one text event for each grapheme.
  case type(String)
  /// `paste "…"`, one paste event.
  case paste(String)
  /// `wait 150ms`, time that passes.
  case wait(Duration)
  /// `settle`, time that passes until nothing awaited is left.
  case settle
  /// `frame 3`, time that passes in animation frames.
  case frames(Int)
  /// `mouse …`, one movement of a finger or of the hand.
  case mouse(MouseStep)
  /// `swipe …`, a whole drag.
  case swipe(ScriptSwipe)
  /// `click at …`, a press and a release of the left button.
  case click(ClickPlace)
  /// `scroll …`, notches of the wheel.
  case scroll(Scroll)
  /// `resize 100x30`, a terminal of another size.
  case resize(Size)
  /// `focus in` or `focus out`, whether the window has the keyboard.
  case focus(FocusChange)
  /// `signal …`, what the system sends.
  case signal(ScriptSignal)
  /// `raw "…"`, bytes that pass through the decoder of the terminal.
  case raw([UInt8])
  /// `note "…"`, words for whoever watches or reads a failure.
  case note(String)
  /// `expect …`, what has to hold now, or become true within a time.
  case expect(Expectation, within: Duration?)
  /// `snapshot NAME`, a screen that has to equal a kept one.
  case snapshot(String)
  /// `quit`, an end with status 0.
  case quit
}

extension Directive {
  /// Whether something reaches the program as from a person, a terminal or the system.
  public var isInput: Bool {
    switch self {
    case .keys, .type, .paste, .mouse, .swipe, .click, .scroll, .resize, .focus, .signal, .raw:
      true
    default: false
    }
  }

  /// Whether the directive has to stand before the first event.
  ///
  /// How long loading takes may change at any time, so that a script can make a load fail and the
  /// next one succeed.
  public var isHeader: Bool {
    switch self {
    case .version, .terminal, .locale, .open: true
    case .set(.load): false
    case .set: true
    default: false
    }
  }

  /// Whether the program has to be there for this, so that no header can follow.
  var endsHeader: Bool {
    switch self {
    case .note, .set(.load): false
    default: !isHeader
    }
  }
}
