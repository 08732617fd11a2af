import Files
import ScreenStack
import StudyCatalog
import StudyScreens

/// Finds mistakes in lessons that a user has written, and prints them.
struct CheckingLessons {
  private let language: Language
  private let console: Console

  init(_ language: Language, _ console: Console) {
    self.language = language
    self.console = console
  }

  /// Checks the folder that Study uses.
  ///
  /// - Returns: The same as ``check(_:)``, and 2 if there is no folder.
  func checkOwn(for invocation: Invocation, in environment: ProcessEnvironment) -> Int32 {
    do {
      if let folder = invocation.lessonsFolder { return check([folder]) }
      let folder = try environment.stateFolder(for: invocation) + "/lessons"
      guard FileStatus(at: folder) != nil else { throw NoOwnLessons(folder: folder) }
      return check([folder])
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
  }

  /// Checks files and folders.
  ///
  /// - Returns: 0 without mistakes, 1 with mistakes, 2 if a path can't be read.
  func check(_ paths: [String]) -> Int32 {
    do throws(FileError) {
      let check = try LessonCheck(paths)
      let mistakes = check.mistakes
      for mistake in mistakes { console.tell(language(mistake.text)) }
      let files = check.fileCount
      guard mistakes.isEmpty else {
        console.print(language(Self.count(check.mistakeCount, in: check.flawedFileCount)))
        return ExitStatus.checkFailed
      }
      console.print(
        language(
          "\(files)個のファイルを確かめました。まちがいはありません",
          files == 1 ? "no mistakes in 1 file" : "no mistakes in \(files) files"))
      return ExitStatus.fine
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
  }

  /// The number of mistakes, after all of them; `nil` in place of the files if folders have some.
  private static func count(_ mistakes: Int, in files: Int?) -> BilingualText {
    let found = mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes"
    guard let files else {
      return BilingualText(japanese: "まちがいが\(mistakes)か所あります", english: found)
    }
    return BilingualText(
      japanese: "ファイル \(files)個に、まちがいが\(mistakes)か所あります",
      english: "\(found) in " + (files == 1 ? "1 file" : "\(files) files"))
  }
}

/// There is nothing where Study looks for the user's own lessons.
private struct NoOwnLessons: Complaint {
  let folder: String

  var message: BilingualText {
    BilingualText(
      japanese: "「\(folder)」に自分のレッスンはありません。フォルダーを指定してください：study check PATH",
      english: "you have no lessons in “\(folder)”; name another folder: study check PATH")
  }
}
