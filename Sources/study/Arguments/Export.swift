/// A file to write a play to, in the format that its name ends with.
struct Export: Equatable {
  /// What can be written.
  enum Format: String, CaseIterable {
    /// The last screen as text.
    case txt
    /// The last screen as a picture.
    case svg
    /// The session as an asciicast.
    case cast
  }

  let file: String
  let format: Format

  /// Names a file, or gives `nil` for a name that ends with no format.
  init?(_ file: String) {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex,
      let format = Format(rawValue: String(file[file.index(after: dot)...]))
    else { return nil }
    self.file = file
    self.format = format
  }
}
