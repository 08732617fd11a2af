import Records
import StudyCatalog
import TerminalCore
import TerminalUI

/// The column beside a question in a wide window: how the round is going, and after an answer what
/// else there is to know about the item.
///
/// While a question is open, nothing in it can be an answer: no other questions and no other items.
struct RoundColumn: View {
  typealias Owner = AskingScreen

  let screen: AskingScreen
  let round: Round

  /// The width of the column, in cells.
  static var width: Int { 36 }

  /// The number of cells between the column and what is beside it.
  static var gap: Int { 3 }

  /// Whether there is room for the column beside views of a width. Where frames are read line by
  /// line, there is none: the column would be read with every question.
  static func fits(beside width: Int, in layout: Layout<AskingScreen>) -> Bool {
    !layout.appearance.readsFrames && layout.width >= width + gap + Self.width
  }

  /// The width of what is beside the column. In a very wide window, it takes only what a question
  /// needs, so that the column stays near it.
  func widthBeside(in layout: Layout<AskingScreen>) -> Int {
    min(layout.width - Self.gap - Self.width, language.hasReadings ? 100 : 81)
  }

  private var model: StudyModel { screen.model }
  private var language: Language { model.language }
  private var glyphs: GlyphSet { model.glyphs }

  func place(in layout: inout Layout<AskingScreen>) {
    // What is beside the column begins with an empty line too.
    if round.current != nil { Blank<AskingScreen>().place(in: &layout) }
    let standings = round.standings
    Section(language("今回", "This round")) {
      RoundMarks(standings: standings, glyphs: glyphs)
      counts(of: standings)
    }.place(in: &layout)
    lesson.place(in: &layout)
    if round.isAnswered { notes.place(in: &layout) }
  }

  /// The numbers of questions answered right, answered wrong, and left, each after its mark.
  private func counts(of standings: [Round.Standing]) -> Text<AskingScreen> {
    let left = standings.count { $0 == .waiting || $0 == .asked }
    let words =
      round.isComplete
      ? language("答えていない \(left)", "\(left) unanswered")
      : language.label("残り \(left)", "\(left) left")
    let rest: Text<AskingScreen> = Text(
      left > 0 ? "\(glyphs.waiting) \(words)" : "", role: .muted)
    if round.clock != nil, !round.isComplete {
      let answered = standings.count - left
      return Text(
        "\(glyphs.answered) " + language("答えた \(answered)  ", "\(answered) answered  "),
        role: .text) + rest
    }
    let right = standings.count { $0 == .right }
    let wrong = standings.count { $0 == .wrong || $0 == .askedAgain }
    return Text("\(glyphs.right) \(right)  ", role: .good)
      + Text("\(glyphs.wrong) \(wrong)  ", role: wrong > 0 ? .bad : .muted) + rest
  }

  /// How much of the lesson is learned, and its scores so far.
  @ViewBuilder<AskingScreen> private var lesson: some View<AskingScreen> {
    if let lesson = screen.lesson.flatMap(model.catalog.lesson) {
      let learned: ProgressBar<AskingScreen> = model.progress(in: lesson)
      Blank()
      Section(language.label(["この", "レッスン"], "This lesson")) {
        Text(language("おぼえた ", "Learned "), role: .muted) + Text("\(learned.done)/\(learned.total)")
        if let best = screen.scores.best {
          Text(language.wordsForScores(last: screen.scores.last, best: best), role: .muted)
        }
      }
    }
  }

  /// What else there is to know about the item, unless a related one is still to be asked.
  @ViewBuilder<AskingScreen> private var notes: some View<AskingScreen> {
    let notes = ItemNotes(after: round, in: model)
    if !notes.history.isEmpty {
      Blank()
      Section(language("この問題", "This question")) {
        ForEach(notes.history) { Text($0, role: .muted) }
      }
    }
    if !notes.others.isEmpty {
      Blank()
      Section(language.label(["あわせて", "おぼえよう"], "Related")) {
        ForEach(notes.others) { Text($0) }
      }
    }
    if let prefecture = notes.prefecture {
      Blank()
      LocatorMap(marked: prefecture, glyphs: glyphs)
    }
  }
}

/// A mark for each question of a round, ten on a line; if there are several lines, after the
/// numbers of their questions.
private struct RoundMarks: View {
  typealias Owner = AskingScreen

  let standings: [Round.Standing]
  let glyphs: GlyphSet

  /// The number of marks on a line.
  private static var across: Int { 10 }

  func place(in layout: inout Layout<AskingScreen>) {
    let lines = (standings.count + Self.across - 1) / Self.across
    layout.add(LineRun(lines: lines) { draw($0, on: &$1) })
  }

  private func draw(_ line: Int, on canvas: inout Canvas) {
    let first = line * Self.across
    let end = min(first + Self.across, standings.count)
    var column = 2
    if standings.count > Self.across {
      let numbers = (end > first + 1 ? "\(first + 1)-\(end)" : "\(end)").padded(
        toFront: 2 * "\(standings.count)".utf8.count + 1)
      column = canvas.write(numbers, at: column, role: .muted) + 2
    }
    for standing in standings[first..<end] {
      let (mark, role) = mark(of: standing)
      column = canvas.write(mark, at: column, role: role) + 1
    }
  }

  private func mark(of standing: Round.Standing) -> (String, Role) {
    switch standing {
    case .waiting: (glyphs.waiting, .muted)
    case .asked, .askedAgain: ("?", .accent)
    case .right: (glyphs.right, .good)
    case .wrong: (glyphs.wrong, .bad)
    case .answered: (glyphs.answered, .text)
    }
  }
}

extension GlyphSet {
  /// The mark of a question that was answered, without telling how.
  fileprivate var answered: String { full }
}
