import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalUI

/// The questions of lessons as a text that Anki imports as notes: question, answer, and a tag for the lesson.
///
/// The format is that of “Text Files” in Anki's manual. A note has an identifier of its own, so that a later
/// import changes it in place of adding another.
struct AnkiNotes {
  private let language: Language

  init(in language: Language) {
    self.language = language
  }

  /// What Anki has to know before the first note.
  let header = """
    #separator:tab
    #html:false
    #guid column:1
    #tags column:4

    """

  /// The notes of a lesson, a line for each item.
  func lines(of lesson: Lesson) -> [String] {
    let tag = "study::\(lesson.id.subject.rawValue)::\(lesson.id.word)"
    return lesson.questionsByItem().sorted { $0.key < $1.key }.map { item, question in
      let reading = question.reading.map { language("（\($0.japanese)）", " (\($0.english))") } ?? ""
      let cells = [
        "study/\(lesson.id)/\(item)", language(question.prompt),
        language(question.solution) + reading, tag,
      ]
      return cells.map(Self.onOneLine).joined(separator: "\t")
    }
  }

  /// A text without what ends a cell or a line.
  private static func onOneLine(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}
