import Files
import StudyCatalog

/// The text of a file that `study import` reads.
struct ImportedText {
  let text: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - limit: The largest number of bytes to accept.
  /// - Throws: ``NotText`` for what other programs write in place of text, and `FileError`.
  init(of file: String, limit: Int) throws {
    let bytes = try OpenFile(reading: file, acceptsPipes: true).bytes(limit: limit)
    if bytes.starts(with: "PK\u{3}\u{4}".utf8) { throw NotText.package(file: file) }
    guard let text = bytes.inUTF8.flatMap({ String(validating: $0, as: UTF8.self) }) else {
      throw FileError(.read, file, call: "read", .notUTF8)
    }
    self.text = text
  }
}

/// A file to import that another program has written, but not as text.
enum NotText: Complaint {
  /// An archive, as Anki writes one unless it is told to write text.
  case package(file: String)

  var message: BilingualText {
    switch self {
    case .package(let file):
      BilingualText(
        japanese: "「\(file)」は文字のファイルではなく、Anki のパッケージなどです。"
          + "Anki では Notes in Plain Text（文字だけのノート）で書き出してください",
        english: "“\(file)” is a package, not text; in Anki, export Notes in Plain Text")
    }
  }
}
