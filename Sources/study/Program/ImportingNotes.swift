import Files
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalUI

/// The part of `study import` that makes lessons of the user's own from notes of Anki.
struct ImportingNotes {
  /// The folder of the lessons, which is made if it doesn't exist.
  let folder: String
  /// Whether lessons with the same names are replaced.
  let isReplacing: Bool
  let language: Language
  let console: Console

  /// The most notes that are named as left out.
  private static let namedLimit = 20

  /// Adds the notes of a file, and tells which lessons they make and which notes can't be asked.
  ///
  /// - Throws: ``NotesError`` if nothing can be added.
  func add(_ text: AnkiText, from file: String) throws(NotesError) {
    let name = Folder.parts(of: file).name
    let notes = NotesImport(
      text, named: String(name.hasSuffix(".txt") ? name.dropLast(4) : name[...]))
    for note in notes.leftOut.prefix(Self.namedLimit) {
      console.complain(LineComplaint(file: file, line: note.line, problem: note.reason))
    }
    guard !notes.lessons.isEmpty else { throw .nothing(file: file) }
    do throws(NotesImport.Failure) {
      try notes.write(to: folder, replacing: isReplacing)
    } catch {
      throw .failure(error)
    }
    for lesson in notes.lessons {
      console.tell(
        language(
          "\(file): 「\(lesson.title)」に\(lesson.count)問。study \(lesson.link) で始まります",
          "\(file): \(lesson.count.grouped) question\(lesson.count == 1 ? "" : "s") in "
            + "“\(lesson.title)”; study \(lesson.link) opens it"))
    }
    let count = notes.leftOut.count
    guard count > 0 else { return }
    console.tell(
      language(
        "\(file): ノート\(count)件は入れませんでした",
        "\(file): \(count.grouped) note\(count == 1 ? "" : "s") left out"))
  }
}

/// An error of adding notes.
enum NotesError: Complaint {
  /// No note of a file can be asked.
  case nothing(file: String)
  /// The lessons can't be added to the folder.
  case failure(NotesImport.Failure)

  var message: BilingualText {
    switch self {
    case .nothing(let file):
      BilingualText(
        japanese: "「\(file)」には、問える文字だけのノートがありません。問いと答えのフィールドを書き出してください",
        english: "“\(file)” has no note that can be asked; export notes with question and answer")
    case .failure(.mistakes(let file)):
      BilingualText(
        japanese: "「\(file)」にまちがいがあるので、レッスンを加えられません。study check で確かめてください",
        english: "“\(file)” has mistakes, so no lesson can be added; study check lists them")
    case .failure(.exists(let file)):
      BilingualText(
        japanese: "「\(file)」はすでにあります。新しくするなら --force を付けてください",
        english: "“\(file)” exists already; use --force to replace it")
    case .failure(.file(let error)): error.message
    }
  }
}
