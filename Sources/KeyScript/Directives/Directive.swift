// The folder `Directives` has a value for everything that a line of a key script can say, and
// prints it.

/// One instruction of a key script.
///
/// Its ``text`` is what stands in the file, and parsing that text gives the same directive.
public enum Directive: Hashable, Sendable {
  /// A part of the header, which describes the program to play before anything happens to it.
  case header(Header)
  /// Something that reaches the program as from a person, a terminal or the system.
  case input(Input)
  /// Something that lets time pass.
  case time(Time)
  /// Something that must hold for the play to go on.
  case check(Check)
  /// `set load …`, how long loads take from now on; allowed anywhere, so that one load can fail and
  /// the next one succeed.
  case load(ScriptLoading)
  /// `note "…"`, words for the viewer and for the report of a failure; allowed anywhere.
  case note(String)
}

extension Directive {
  /// A directive that moves the clock of the program.
  public enum Time: Hashable, Sendable {
    /// `wait 150ms` moves the clock by this much.
    case wait(Duration)
    /// `frame 3` moves the clock by this many animation frames of 16 ms.
    case frames(Int)
    /// `settle` moves the clock until nothing is pending, by 10 s at most.
    case settle
  }

  /// A directive that can fail because of what the program does.
  public enum Check: Hashable, Sendable {
    /// `expect …` must hold now, or become true within a time.
    case expect(Expectation, within: Duration?)
    /// `snapshot NAME` compares the screen with the one stored under this name.
    case snapshot(String)
    /// `quit` asks the program to end; its exit status must be 0.
    case quit
  }
}

/// The words that a directive can begin with, in the order in which an error lists them.
enum DirectiveName: String, ScriptWord {
  case keys, term, locale, set, open, key, type, paste, wait, settle, frame, mouse, swipe, click
  case scroll, resize, focus, signal, raw, note, expect, snapshot, quit
}

/// A word that has a meaning of its own in a script.
///
/// What is printed with such a word can also be read: the parser switches over all words of a kind.
protocol ScriptWord: RawRepresentable<String>, CaseIterable {}

extension ScriptWord {
  /// The word and what follows it.
  func line(_ arguments: String) -> String { rawValue + " " + arguments }
}

// MARK: - Printing

extension Directive {
  /// The directive as it stands in a script, without a line feed at the end; several lines for a
  /// whole screen.
  public var text: String {
    switch self {
    case .header(let header): header.text
    case .input(let input): input.text
    case .time(let time): time.text
    case .check(let check): check.text
    case .load(let loading): DirectiveName.set.line(SettingName.load.line(loading.text))
    case .note(let text): DirectiveName.note.line(Notation.quoted(text))
    }
  }

  /// The first line of the text, cut to 200 characters for reports.
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
  var text: String {
    switch self {
    case .expect(let expectation, let limit):
      DirectiveName.expect.line(expectation.text(within: limit))
    case .snapshot(let name): DirectiveName.snapshot.line(Notation.word(name))
    case .quit: DirectiveName.quit.rawValue
    }
  }
}
