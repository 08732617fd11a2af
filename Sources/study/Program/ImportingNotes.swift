import Files
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

/// The part of `study import` that makes lessons of the user's own from notes of Anki.
struct ImportingNotes {
  let invocation: Invocation
  /// The folder of the records, beside which the lessons are unless the command line names others.
  let stateFolder: String
  let temporary: String
  let language: Language
  let console: Console

  /// The most notes of a file that are named as left out.
  private static let namedLimit = 20

  /// Adds the notes of files, and tells which lessons they make and which notes can't be asked.
  ///
  /// - Throws: ``NotesError``, with nothing added.
  func add(_ files: [(file: String, text: AnkiText)]) throws(NotesError) {
    var imports: [NotesImport] = []
    for (file, text) in files {
      if text.isLessonTable { throw .lessonTable(file: file) }
      let notes = NotesImport(text, named: title(of: file))
      tell(notes.leftOut, of: file)
      guard !notes.isEmpty else {
        throw notes.leftOut.isEmpty && notes.countOfStudy > 0
          ? .ofStudy(file: file) : .nothing(file: file)
      }
      imports.append(notes)
    }
    let added: [[NotesImport.Lesson]]
    do throws(NotesImport.Failure) {
      added = try NotesImport.add(
        imports, to: invocation.lessonsFolder ?? "\(stateFolder)/lessons",
        replacing: invocation.replacesFile, temporary: temporary)
    } catch {
      throw .failure(error)
    }
    for ((file, _), (notes, lessons)) in zip(files, zip(imports, added)) {
      for lesson in lessons { tell(lesson, of: file) }
      if notes.hadHeader { tellHeader(of: file) }
      tellCount(notes.leftOut.count, of: file)
      tellCountOfStudy(notes.countOfStudy, of: file)
    }
  }

  /// The title of a lesson whose notes have no deck.
  private func title(of file: String) -> String {
    guard file != Subcommand.standardInput else { return language("ノート", "Notes") }
    let name = Folder.parts(of: file).name
    let isNamed = [".txt", ".tsv"].contains { name.hasSuffix($0) }
    return String(isNamed ? name.dropLast(4) : name[...])
  }

  private func tell(_ leftOut: [NotesImport.LeftOut], of file: String) {
    for note in leftOut.prefix(Self.namedLimit) {
      for reason in note.reasons {
        console.complain(LineComplaint(file: file, line: note.line, problem: reason))
      }
    }
  }

  private func tell(_ lesson: NotesImport.Lesson, of file: String) {
    let command = "study\(options) \(lesson.link)"
    let several = lesson.countOfSeveral
    console.tell(
      language(
        "\(file): 「\(lesson.title)」に\(lesson.count.grouped)問\(several > 0 ? "（答えがいくつかあるもの\(several.grouped)問）" : "")。"
          + "\(command) で始まります",
        "\(file): \(lesson.count.grouped) question\(lesson.count == 1 ? "" : "s")"
          + (several > 0 ? ", \(several.grouped) with several answers," : "")
          + " in “\(lesson.title)”; \(command) opens it"))
    guard let (new, gone) = lesson.changes, new + gone > 0 else { return }
    console.tell(
      language(
        "\(file): 新しい問題\(new.grouped)問、もう出ない問題\(gone.grouped)問",
        "\(file): \(new.grouped) new, \(gone.grouped) no longer asked"))
  }

  /// The options with which the lessons are found.
  private var options: String {
    let state = invocation.stateFolder.map { " --state " + ShellWord.path($0) } ?? ""
    return state + (invocation.lessonsFolder.map { " --lessons " + ShellWord.path($0) } ?? "")
  }

  private func tellHeader(of file: String) {
    console.tell(
      language(
        "\(file): 一行目は列の名前なので、入れませんでした", "\(file): first row left out; it names the columns"))
  }

  private func tellCount(_ count: Int, of file: String) {
    guard count > 0 else { return }
    console.tell(
      language(
        "\(file): ノート\(count)件は入れませんでした",
        "\(file): \(count.grouped) note\(count == 1 ? "" : "s") left out"))
  }

  private func tellCountOfStudy(_ count: Int, of file: String) {
    guard count > 0 else { return }
    console.tell(
      language(
        "\(file): Study が書き出した問題\(count)問は、もうレッスンにあるので入れませんでした",
        "\(file): \(count.grouped) question\(count == 1 ? "" : "s") that Study has exported left "
          + "out, already in lessons"))
  }
}

/// An error of adding notes.
enum NotesError: Complaint {
  /// Study has exported all questions of a file.
  case ofStudy(file: String)
  /// A file is a table of the user's own lessons.
  case lessonTable(file: String)
  /// A file has something else than tabs between question and answer.
  case noTabs(file: String)
  /// No note of a file can be asked.
  case nothing(file: String)
  /// The lessons can't be added to the folder.
  case failure(NotesImport.Failure)

  /// Whether something else than the user keeps the notes from being saved.
  var isNotSaved: Bool {
    if case .failure(.file(let error)) = self { error.action == .write } else { false }
  }

  var message: BilingualText {
    switch self {
    case .ofStudy(let file):
      BilingualText(
        japanese: "「\(file)」は Study が書き出した問題です。もうレッスンにあります",
        english:
          "“\(file)” has only questions that Study has exported, which are in lessons already")
    case .lessonTable(let file):
      BilingualText(
        japanese: "「\(file)」はレッスンの表です。lessons.tsv と同じフォルダーに置いて、そこに一行書いてください",
        english:
          "“\(file)” is a table for lessons; put it next to a lessons.tsv, with a row about it "
          + "there")
    case .noTabs(let file):
      BilingualText(
        japanese: "「\(file)」にはタブがありません。問いと答えをタブで区切って保存してください",
        english: "“\(file)” has no tabs; separate question and answer with tabs")
    case .nothing(let file):
      BilingualText(
        japanese: "「\(file)」には、問える文字だけのノートがありません。問いと答えのフィールドを書き出してください",
        english: "“\(file)” has no note that can be asked; export notes with question and answer")
    case .failure(.mistakes(let file)):
      BilingualText(
        japanese: "「\(file)」にまちがいがあるので、レッスンを加えられません。study check で確かめてください",
        english: "“\(file)” has mistakes, so no lesson can be added; study check lists them")
    case .failure(.exists(let title, let link)):
      BilingualText(
        japanese: "「\(title)」はすでにあります（\(link)）。--force で、その問題を新しくします",
        english: "“\(title)” is there already (\(link)); --force replaces its questions")
    case .failure(.refused(let problem)):
      BilingualText(
        japanese: "何も加えませんでした。\(problem.japanese)",
        english: "nothing was added: \(problem.english)")
    case .failure(.file(let error)): error.message
    }
  }
}
