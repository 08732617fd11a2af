import Files
import KeyScript
import StudyCatalog

/// A script that begins like the one being played, and goes on with what the viewer does.
struct ContinuedScript {
  private let source: ScriptSource
  private let file: OutputFile

  /// Opens the file that `--record` names.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - source: The script being played.
  ///   - files: The other files that playing it reads.
  ///   - outputs: Opens the file.
  /// - Throws: ``SnapshotsError`` if the script compares snapshots, which have its name;
  ///   ``ElsewhereError`` if it names other files, which would not be found from the new script's
  ///   folder; `FileError` if the file can't be opened.
  init(
    _ path: String, of source: ScriptSource, reading files: ScriptFiles, _ outputs: Outputs
  ) throws {
    guard files.snapshots.isEmpty else { throw SnapshotsError(script: source.file) }
    let folder = FileIdentity(of: ScriptSource.folder(of: source.file))
    let usesOthers = !files.included.isEmpty || files.state != nil
    if usesOthers, FileIdentity(of: Folder.parts(of: path).folder) != folder {
      throw ElsewhereError(script: source.file, file: path)
    }
    self.source = source
    file = try outputs.open(path, growing: true)
  }

  /// The reason that not everything was written; `nil` if it was.
  var failure: FileError? { file.failure }

  /// Starts to record.
  ///
  /// - Parameters:
  ///   - line: The line of the script at which the play stopped; `nil` for its end.
  ///   - time: The time on the clock of the play.
  /// - Returns: The recording, which writes nothing before the first event.
  /// - Throws: An error if the script can't be read again.
  func recording(from line: Int?, at time: Duration) throws -> RecordingFile {
    RecordingFile(file, continuing: try Script(source.reader()), before: line, at: time)
  }
}

/// A script that can't be continued, because it has snapshots.
struct SnapshotsError: Complaint {
  let script: String

  var message: BilingualText {
    BilingualText(
      japanese: "「\(script)」の snapshot は、その名前のスクリプトだけのものです。expect screen にしてください",
      english: "the snapshots of “\(script)” are only for a script of its name; "
        + "write `expect screen`")
  }
}

/// A script that can't be continued in another folder.
struct ElsewhereError: Complaint {
  let script: String
  let file: String

  var message: BilingualText {
    BilingualText(
      japanese: "「\(script)」はほかのファイルを使うので、「\(file)」も同じフォルダーに置いてください",
      english: "“\(script)” uses other files, so “\(file)” has to be in the same folder")
  }
}
