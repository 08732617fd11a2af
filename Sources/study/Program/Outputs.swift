import Files
import KeyScript
import Records
import StudyCatalog

/// The files that a run writes, checked against those that it must not overwrite.
struct Outputs {
  private let isReplacing: Bool
  private let inputs: Set<FileIdentity>
  /// How long to wait for the reader of a pipe; `nil` waits forever, which is fine while Ctrl-C
  /// works.
  private let patience: Duration?

  /// Checks all files of a run before opening any.
  ///
  /// - Parameters:
  ///   - invocation: The command line, which names the files to write.
  ///   - inputs: The paths of files that the run reads; some may not exist.
  /// - Throws: `FileError` if two outputs are the same file.
  init(_ invocation: Invocation, sparing inputs: [String]) throws(FileError) {
    isReplacing = invocation.replacesFile
    patience = invocation.takesTerminal ? .seconds(1) : nil
    // A file that is the terminal would be written over the screen.
    let screen = invocation.takesTerminal && !invocation.isPlain ? ["/dev/stdout", "/dev/tty"] : []
    self.inputs = Set((inputs + screen).compactMap(FileIdentity.init(of:)))
    var taken: Set<FileIdentity> = []
    for path in invocation.outputs {
      guard let identity = FileIdentity(of: path) else { continue }
      guard taken.insert(identity).inserted else {
        throw FileError(.write, path, call: "stat", .inUse)
      }
    }
  }

  /// Opens one of the files for writing, at once or, if it can be read during the run, bit by bit.
  func open(_ path: String, growing isGrowing: Bool = false) throws(FileError) -> OutputFile {
    try OutputFile(
      path, replacing: isReplacing, growing: isGrowing, sparing: inputs, patience: patience)
  }
}

extension Invocation {
  /// Whether the run takes over the terminal.
  fileprivate var takesTerminal: Bool {
    switch action {
    case .replay: playsInTerminal
    case .run, .record, .demo: true
    case .coverage, .minimize, .format, .check, .export, .importLogs, .backup, .doctor, .help,
      .version:
      false
    }
  }

  /// The paths of all files to write.
  fileprivate var outputs: [String] {
    let single = [recordFile, journalFile, outputFile, run.junitFile].compactMap { $0 }
    var outputs = single + exports.map(\.file)
    switch action {
    case .record(let file), .export(let file?): outputs.append(file)
    default: break
    }
    return outputs
  }
}

extension ScriptFiles {
  /// Returns the paths of all files that playing a script reads, including the script.
  func paths(for script: String) -> [String] {
    let folder = state.map { "\(ScriptSource.folder(of: script))/\($0)" }
    let state = folder.map { Records.files(in: $0) + ["\($0)/state.json"] } ?? []
    let lessons = folder.flatMap { OwnLessons(ifPresentIn: "\($0)/lessons")?.files } ?? []
    return [script] + included + snapshots.map { SnapshotFolders.path(of: $0, script) } + state
      + lessons + (folder.map { [$0, "\($0)/lessons"] } ?? [])
  }
}
