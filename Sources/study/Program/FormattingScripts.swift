import Files
import KeyScript
import KeyScriptTools
import ScreenStack
import StudyCatalog
import StudyScreens

/// Rewrites scripts in the layout in which they are printed, or says which ones it would rewrite.
/// One from standard input is written to standard output.
struct FormattingScripts {
  private let language: Language
  private let console: Console

  init(_ language: Language, _ console: Console) {
    self.language = language
    self.console = console
  }

  /// Formats files in order, and prints the names of those that change.
  ///
  /// - Parameters:
  ///   - paths: The scripts, files that scripts include, and folders with both.
  ///   - isWriting: Whether to rewrite them.
  /// - Returns: 0 if all is well, 1 if a file would change, 2 if one can't be read or has a
  ///   mistake, 3 if one can't be written.
  func format(_ paths: [String], writing isWriting: Bool) -> Int32 {
    do throws(ScriptListError) {
      return format(all: try ScriptList(formatting: paths).files, writing: isWriting)
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
  }

  private func format(all files: [String], writing isWriting: Bool) -> Int32 {
    // Nothing but the scripts belongs on standard output then.
    let isFilter = isWriting && files.contains(Subcommand.standardInput)
    var status = ExitStatus.fine
    var changed = 0
    for file in files {
      do {
        guard try format(file, writing: isWriting) else { continue }
        changed += 1
        if !isFilter { console.print(file.visible) }
        if !isWriting { status = max(status, ExitStatus.checkFailed) }
      } catch let error as ScriptError {
        if isFilter { console.explain("\(error)") } else { console.report("\(error)") }
        status = max(status, ExitStatus.wrongUse)
      } catch {
        console.complain(error.opening(file))
        let isUnwritten = (error as? FileError)?.action == .write
        status = max(status, isUnwritten ? ExitStatus.notSaved : ExitStatus.wrongUse)
      }
    }
    if !isFilter {
      console.print(language(Self.count(changed, of: files.count, written: isWriting)))
    }
    return status
  }

  /// Formats a file.
  ///
  /// - Returns: Whether it wasn't formatted before.
  /// - Throws: `FileError`, also for a link, which could lead anywhere, or the first
  ///   ``ScriptError``.
  private func format(_ file: String, writing isWriting: Bool) throws -> Bool {
    let (path, name) = Folder.parts(of: file)
    let folder = file == Subcommand.standardInput ? nil : try Folder(path)
    let opened = try folder?.file(name) ?? OpenFile(reading: file, acceptsPipes: true)
    let bytes = try opened.bytes(limit: ScriptSource.longestInMemory)
    var rest = bytes
    let script = try Script(
      ScriptReader(file: file) {
        defer { rest = [] }
        return rest
      })
    let text = script.text
    let isChanged = Array(text.utf8) != bytes
    // Escapes may make a line too long for a script.
    if isChanged { _ = try Script(parsing: text, file: file) }
    guard isWriting else { return isChanged }
    if folder == nil { console.write(text) }
    if isChanged { try folder?.replace(name, with: Array(text.utf8)) }
    return isChanged
  }

  private static func count(_ changed: Int, of all: Int, written isWritten: Bool) -> BilingualText {
    let files = all == 1 ? "1 file" : "\(all) files"
    return isWritten
      ? BilingualText(
        japanese: "ファイル \(all)個のうち、\(changed)個を整えました",
        english: "\(changed) of \(files) formatted")
      : BilingualText(
        japanese: "ファイル \(all)個のうち、\(changed)個が整っていません",
        english: "\(changed) of \(files) would change")
  }
}
