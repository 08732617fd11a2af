public import Files

/// What came of playing a script.
public struct PlayReport {
  /// The script's file, as it was named.
  public let file: String

  /// How the play ended.
  public let outcome: PlayOutcome

  /// The virtual time at the end.
  public let duration: Duration

  /// When what was expected within a time became true, and other remarks, oldest first.
  public let remarks: [String]

  /// The whole screens to rewrite in the script, when updating.
  public let screenUpdates: [ScreenUpdate]

  /// The program as the play left it, or `nil` when the script made none.
  public let target: (any ScriptTarget)?
}

extension PlayReport {
  /// What comes of a script that is wrong, which is not played at all.
  public init(_ error: ScriptError) {
    self.init(
      file: error.file, outcome: .wrong(error), duration: .zero, remarks: [], screenUpdates: [],
      target: nil)
  }

  /// Rewrites the screens of the script's file that were found to differ, and no other byte of it.
  ///
  /// Does nothing when there are none. A file that is a link is refused: what it leads to may be anywhere.
  public func rewriteScreens() throws(FileError) {
    guard !screenUpdates.isEmpty else { return }
    let (path, name) = Folder.parts(of: file)
    let folder = try Folder(path)
    let bytes = try folder.file(name).bytes(limit: ScriptSource.longestInMemory)
    let text = ScreenUpdate.applying(screenUpdates, to: String(decoding: bytes, as: UTF8.self))
    try folder.replace(name, with: Array(text.utf8))
  }
}

extension PlayReport: CustomStringConvertible {
  /// One line for what went well, all there is to know for what did not.
  public var description: String {
    let file = Notation.visible(file)
    return switch outcome {
    case .passed: "\(file): passed"
    case .failed(let failure): failure.description
    case .wrong(let error): error.description
    case .reached(let line): "\(file):\(line): reached"
    case .stopped: "\(file): stopped"
    case .lostTerminal(let error): "\(file): \(error)"
    }
  }
}
