// The folder `Directives` defines a value for everything that a line of a key script can say, and
// prints it.

/// One instruction of a key script.
///
/// Its ``text`` is what the file contains, and parsing that text produces the same directive.
public enum Directive: Hashable, Sendable {
  /// A part of the header, which describes the program before the first event.
  case header(Header)
  /// Input that the program receives as if from a user, a terminal, or the system.
  case input(Input)
  /// A directive that lets time pass.
  case time(Time)
  /// A check that must pass for the script to continue.
  case check(Check)
  /// `set load …`, how long loads take from now on. Allowed anywhere, so that one load can fail and
  /// the next one succeed.
  case load(ScriptLoading)
  /// `note "…"`, text for the viewer and for failure reports. Allowed anywhere.
  case note(String)
  /// A line that names a text or lines, or stands for lines elsewhere. None is left when the script
  /// is played.
  case sharing(Sharing)
}

extension Directive {
  /// A directive that advances the program's clock.
  public enum Time: Hashable, Sendable {
    /// `wait 150ms` advances the clock by a duration.
    case wait(Duration)
    /// `frame 3` advances the clock by a number of 16 ms animation frames.
    case frames(Int)
    /// `settle` advances the clock until nothing is pending, but by at most 10 s.
    case settle
  }

  /// A directive that can fail because of what the program does.
  public enum Check: Hashable, Sendable {
    /// `expect …` must hold now, or within a time.
    case expect(Expectation, within: Duration?)
    /// `soft expect …` does the same, but if it doesn't hold, the play goes on, and fails at its
    /// end.
    case softly(Expectation, within: Duration?)
    /// `snapshot NAME` compares the screen with the snapshot stored under this name.
    case snapshot(String)
    /// `quit` asks the program to end, with an exit status of 0.
    case quit
  }
}

/// The words with which a directive can begin, in the order in which errors list them.
enum DirectiveName: String, ScriptWord {
  case keys, term, locale, set, open, key, type, paste, wait, settle, frame, mouse, swipe, click
  case scroll, resize, focus, signal, raw, note, expect, snapshot, quit, `let`, include, define
  case end, call, soft

  /// Whether a line begins with the word.
  func begins(_ line: some StringProtocol) -> Bool {
    line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace } == rawValue
  }
}

/// A keyword of the script language.
///
/// Every keyword that can be printed can also be parsed, because the parser switches over all words
/// of a kind.
protocol ScriptWord: RawRepresentable<String>, CaseIterable {}

extension ScriptWord {
  /// The word and its arguments, as a line.
  func line(_ arguments: String) -> String { rawValue + " " + arguments }
}

// MARK: - Printing

extension Directive {
  /// The directive as written in a script, without a trailing line feed; several lines for a whole
  /// screen.
  public var text: String {
    switch self {
    case .header(let header): header.text
    case .input(let input): input.text
    case .time(let time): time.text
    case .check(let check): check.text
    case .load(let loading): DirectiveName.set.line(HeaderSetting.load.line(loading.text))
    case .note(let text): DirectiveName.note.line(Notation.quoted(text))
    case .sharing(let sharing): sharing.text
    }
  }

  /// The first line of the text, truncated to 200 characters for reports.
  var summary: String {
    Notation.shortened(text.split(separator: "\n").first.map(String.init) ?? "", to: 200)
  }
}

extension Directive.Time {
  var text: String {
    switch self {
    case .wait(let duration): DirectiveName.wait.line(Notation.duration(duration))
    case .frames(let count): DirectiveName.frame.line("\(count)")
    case .settle: DirectiveName.settle.rawValue
    }
  }
}

extension Directive.Check {
  /// Whether it is a whole screen, whose rows are on the lines after its first.
  var isWholeScreen: Bool {
    switch self {
    case .expect(.screen, _), .softly(.screen, _): true
    case .expect, .softly, .snapshot, .quit: false
    }
  }

  /// Whether it compares something drawn.
  var concernsDrawing: Bool {
    switch self {
    case .expect(let expectation, _), .softly(let expectation, _): expectation.concernsDrawing
    case .snapshot: true
    case .quit: false
    }
  }

  /// The check of a whole screen with these rows; any other check as it is.
  func comparing(_ rows: [String]) -> Self {
    switch self {
    case .expect(.screen(_, let mask), let limit):
      .expect(.screen(rows, masking: mask), within: limit)
    case .softly(.screen(_, let mask), let limit):
      .softly(.screen(rows, masking: mask), within: limit)
    case .expect, .softly, .snapshot, .quit: self
    }
  }

  var text: String {
    switch self {
    case .expect(let expectation, let limit):
      DirectiveName.expect.line(expectation.text(within: limit))
    case .softly(let expectation, let limit):
      DirectiveName.soft.line(DirectiveName.expect.line(expectation.text(within: limit)))
    case .snapshot(let name): DirectiveName.snapshot.line(Notation.word(name))
    case .quit: DirectiveName.quit.rawValue
    }
  }
}
