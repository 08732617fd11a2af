import Files
import Glibc
import KeyScriptTools
import StudyCatalog

/// A folder with the report, the last screen and the session of each script that failed.
///
/// The screen and the session come from a second play: nothing is drawn for the scripts that pass,
/// and ncurses, which draws the session, is used by one thread only.
struct Artifacts {
  private let folder: Folder

  /// The formats of the screen and the session.
  private static let formats: [Export.Format] = [.svg, .html, .cast]

  /// Opens the folder, which is made if it doesn't exist.
  ///
  /// - Throws: `FileError`, with `EEXIST` for a folder that has files, unless they may be replaced.
  init(in path: String, replacing isReplacing: Bool) throws(FileError) {
    folder = try Folder(making: path, mode: 0o777)
    let names = isReplacing ? [] : try folder.names()
    guard names.isEmpty else {
      throw FileError(.write, path, call: "readdir", .system(EEXIST))
    }
  }

  /// Writes the files of a script that failed.
  ///
  /// - Parameters:
  ///   - played: The script.
  ///   - play: Plays it again.
  /// - Throws: `FileError` if a file can't be written.
  func write(_ played: PlayedScript, _ play: ScriptPlay) throws(FileError) {
    let name = Self.name(of: played.result.file)
    let pictures = PlayPictures(in: Set(Self.formats), theme: play.invocation.shownTheme)
    var text = played.result.reportText
    if let source = played.source {
      // If it can't be read any more, the report is all there is.
      let report = try? play.play(source, for: pictures)
      if let report, ScriptResult(report).reportText != text {
        text += "\n\nThe screen and the session are from a second play, which ended otherwise:\n"
        text += "\(report)"
      }
    }
    try write(text + "\n", to: name + ".txt")
    for format in Self.formats {
      guard let text = pictures.text(in: format) else { continue }
      try write(text, to: "\(name).\(format)")
    }
  }

  private func write(_ text: String, to name: String) throws(FileError) {
    let parts = Folder.parts(of: name)
    var folder = folder
    for part in parts.folder.pathComponents where part != "." {
      folder = try folder.makeFolder(part, mode: 0o777)
    }
    folder.remove(parts.name)
    try folder.create(parts.name, mode: 0o666).write(Array(text.utf8))
  }

  /// The path of a script as a name in the folder, out of which it can't lead.
  private static func name(of file: String) -> String {
    file.pathComponents.filter { $0 != "." }.map { $0 == ".." ? "__" : $0 }
      .joined(separator: "/")
  }
}
