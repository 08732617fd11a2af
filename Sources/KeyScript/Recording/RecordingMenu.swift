import TerminalCore
import TerminalUI

/// The menu that whoever records opens with Ctrl-], to write into the script what the screen has to
/// show.
///
/// It is about the moment when it was opened. While it is open, it has the keyboard; anything else,
/// such as a click, closes it.
struct RecordingMenu {
  /// What becomes of an event.
  enum Outcome: Hashable {
    /// The program gets it.
    case passed
    /// The menu has handled it.
    case taken
    /// The menu has handled it, and a directive belongs into the script at a time.
    case chosen(Directive, at: Duration)
  }

  /// The moment that the menu is about.
  private struct Moment {
    let time: Duration
    let screen: RecordedScreen
  }

  private enum State {
    case closed
    case choosing(Moment)
    case typing(Entry, Moment)
    /// A directive was written, which is shown until the next event.
    case written(Directive)
    /// The menu can't open yet, which is said until the next event.
    case loading
  }

  private var state = State.closed

  /// The key that opens the menu, Ctrl-]; in the menu, it chooses the whole screen.
  static let openingKey = Key(.character("]"), .control)

  /// Handles an event before the program does.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: Its time.
  ///   - screen: What was visible before it.
  /// - Returns: Whose event it is.
  mutating func handle(
    _ event: InputEvent, at time: Duration, showing screen: RecordedScreen
  ) -> Outcome {
    switch state {
    case .closed, .written, .loading:
      guard event == .key(Self.openingKey) else { return close(.passed) }
      // No play would show a screen for which the program waited in real time.
      state = screen.isLoading ? .loading : .choosing(Moment(time: time, screen: screen))
      return .taken
    case .choosing(let moment): return choose(by: event, at: moment)
    case .typing(let entry, let moment): return type(event, into: entry, at: moment)
    }
  }

  /// Whether the menu has the keyboard.
  var isOpen: Bool {
    switch state {
    case .choosing, .typing: true
    case .closed, .written, .loading: false
    }
  }

  /// Closes the menu without a word.
  mutating func close() { state = .closed }

  private mutating func close(_ outcome: Outcome) -> Outcome {
    close()
    return outcome
  }

  private mutating func write(_ directive: Directive, at moment: Moment) -> Outcome {
    state = .written(directive)
    return .chosen(directive, at: moment.time)
  }

  private mutating func choose(by event: InputEvent, at moment: Moment) -> Outcome {
    let screen = moment.screen
    switch event {
    case .key(Self.openingKey), .text("s"):
      return write(.expecting(.screen(screen.frame.lines)), at: moment)
    case .text("r"): return write(.expecting(.route(screen.route)), at: moment)
    case .text("f"):
      guard let text = screen.focusedText else { return .taken }
      return write(.expecting(.focus(text)), at: moment)
    case .text("t"): state = .typing(Entry(.visibleText), moment)
    case .text("n"): state = .typing(Entry(.note), moment)
    default: return leave(by: event)
    }
    return .taken
  }

  private mutating func type(
    _ event: InputEvent, into entry: Entry, at moment: Moment
  ) -> Outcome {
    var entry = entry
    switch event {
    case .text(let character): entry.add(String(character))
    case .paste(let text): entry.add(text)
    case .key(Key(.backspace)): entry.removeLast()
    case .key(Key(.character("w"), .control)): entry.removeWord()
    case .key(Key(.character("u"), .control)): entry.removeAll()
    case .key(Self.openingKey):
      state = .choosing(moment)
      return .taken
    case .key(Key(.enter)):
      if entry.text.isEmpty { return close(.taken) }
      if let directive = entry.directive(on: moment.screen.frame) {
        return write(directive, at: moment)
      }
    default: return leave(by: event)
    }
    state = .typing(entry, moment)
    return .taken
  }

  /// Ignores a key without a meaning, so that a slip doesn't reach the program; Esc closes the
  /// menu. Whatever else the terminal sends is the program's.
  private mutating func leave(by event: InputEvent) -> Outcome {
    switch event {
    case .key(Key(.escape)): close(.taken)
    case .key(Key(.character("c"), .control)): close(.passed)
    case .key, .text, .paste: .taken
    case .mouse, .resize, .focus, .signal, .unknown: close(.passed)
    }
  }
}

extension RecordingMenu {
  /// What the last row of the terminal says; `nil` while the menu is closed.
  func prompt(in size: Size) -> TerminalPrompt? {
    let width = size.columns - 2
    switch state {
    case .closed: return nil
    case .choosing(let moment):
      let choices = Self.choices(hasFocus: moment.screen.focusedText != nil)
      return TerminalPrompt(choices.first { $0.displayWidth <= width } ?? choices.last ?? "")
    case .typing(let entry, _): return entry.prompt(in: width)
    case .written(let directive): return TerminalPrompt(directive.summary.visible)
    case .loading: return TerminalPrompt("Still loading: Ctrl-] again")
    }
  }

  /// The choices, from the most words to the fewest.
  private static func choices(hasFocus: Bool) -> [String] {
    [
      "Expect:  s screen  t text  " + (hasFocus ? "f focus  " : "")
        + "r route  n note  Esc back",
      "s screen t text " + (hasFocus ? "f focus " : "") + "r route n note",
      "s t " + (hasFocus ? "f " : "") + "r n",
    ]
  }
}

extension RecordingMenu {
  /// A text that is being typed.
  fileprivate struct Entry {
    enum Purpose {
      case visibleText, note
    }

    let purpose: Purpose
    private(set) var text = ""
    /// Whether the text isn't on the screen.
    private var isMissing = false

    /// The most characters, which is more than a row has, and the most bytes.
    private static let (longest, mostBytes) = (200, 4_000)

    init(_ purpose: Purpose) { self.purpose = purpose }

    /// Adds a text, without what can't be seen in it.
    mutating func add(_ more: String) {
      let seen = String.UnicodeScalarView(more.unicodeScalars.filter { !$0.isInvisible })
      let longer = String((text + String(seen)).prefix(Self.longest))
      if longer.utf8.count <= Self.mostBytes { text = longer }
      isMissing = false
    }

    mutating func removeLast() { keep(text.dropLast()) }

    mutating func removeWord() { keep(text[..<text.wordStart(before: text.endIndex)]) }

    mutating func removeAll() { keep("") }

    private mutating func keep(_ rest: Substring) {
      text = String(rest)
      isMissing = false
    }

    /// The directive for the text; `nil` if it has to be on the screen, but isn't.
    mutating func directive(on frame: Frame) -> Directive? {
      switch purpose {
      case .note: return .note(text)
      case .visibleText:
        isMissing = TextMatch(of: text, in: frame) == nil
        return isMissing ? nil : .expecting(.text(text, row: nil))
      }
    }

    /// The text after what is asked for; of a long text, its end.
    func prompt(in width: Int) -> TerminalPrompt {
      let label =
        switch purpose {
        case .visibleText: isMissing ? "not on the screen: " : "text: "
        case .note: "note: "
        }
      var shown = text[...]
      while !shown.isEmpty, label.displayWidth + String(shown).displayWidth >= width {
        shown.removeFirst()
      }
      let prompt = label + shown
      return TerminalPrompt(prompt, cursorColumn: 1 + prompt.displayWidth)
    }
  }
}

extension Directive {
  fileprivate static func expecting(_ expectation: Expectation) -> Self {
    .check(.expect(expectation, within: nil))
  }
}
