import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalUI

/// The questions of lessons as text that Anki imports as notes: question, answer, and a tag for the
/// lesson.
///
/// The format is that of “Text Files” in Anki's manual. Each note has an identifier, so that a
/// later import updates it instead of adding another.
struct AnkiNotes {
  private let language: Language

  init(in language: Language) {
    self.language = language
  }

  /// The directives for Anki that precede the notes.
  let header = """
    #separator:tab
    #html:false
    #guid column:1
    #tags column:4

    """

  /// Returns the notes of a lesson, a line for each item, in the order of its table. A question of
  /// the learner's own may be a bare word, so the lesson's title precedes it.
  func lines(of lesson: Lesson) -> [String] {
    let tag = "study::\(lesson.id.subject.rawValue)::\(lesson.id.word)"
    let title = lesson.isOwn ? language(lesson.title) + language("：", ": ") : ""
    return lesson.itemQuestions().map { question in
      let reading = question.reading.map { language("（\($0.japanese)）", " (\($0.english))") } ?? ""
      let cells = [
        "study/\(lesson.id)/\(question.item)", title + language(question.prompt),
        language(question.solution) + reading, tag,
      ]
      return cells.map(Self.cell).joined(separator: "\t")
    }
  }

  /// Returns a text without tabs and line breaks, which would end a cell or a line. It is quoted if
  /// it begins with a quotation mark, which would begin a quoted cell.
  static func cell(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 }).asCell
  }
}
