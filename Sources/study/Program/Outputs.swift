import Files
import KeyScript

/// The files that a run writes because the person named them, and those that it must not write over.
struct Outputs {
  private let isReplacing: Bool
  private let inputs: Set<FileIdentity>
  /// How many milliseconds a pipe that nobody reads may keep the program waiting: for ever only where
  /// Ctrl-C ends it meanwhile.
  private let patience: CInt

  /// Looks at all files of a run before any is opened.
  ///
  /// - Parameters:
  ///   - invocation: Names the files to write.
  ///   - inputs: The paths of what the run reads, of which some may not exist.
  /// - Throws: `FileError` when two outputs are one file.
  init(_ invocation: Invocation, sparing inputs: [String]) throws(FileError) {
    isReplacing = invocation.replacesFile
    patience = invocation.takesTerminal ? 1_000 : -1
    self.inputs = Set(inputs.compactMap(FileIdentity.init(of:)))
    var taken: Set<FileIdentity> = []
    for path in invocation.outputs {
      guard let identity = FileIdentity(of: path) else { continue }
      guard taken.insert(identity).inserted else {
        throw FileError(.write, path, call: "stat", .inUse)
      }
    }
  }

  /// Opens one of the files.
  func open(_ path: String) throws(FileError) -> OutputFile {
    try OutputFile(path, replacing: isReplacing, sparing: inputs, patience: patience)
  }
}

extension Invocation {
  /// Whether the terminal is taken over meanwhile.
  fileprivate var takesTerminal: Bool {
    if case .replay = action { playsInTerminal } else { true }
  }

  /// All files that are named to be written.
  fileprivate var outputs: [String] {
    var outputs = [recordFile, journalFile].compactMap { $0 } + exports.map(\.file)
    if case .record(let file) = action { outputs.append(file) }
    return outputs
  }
}

extension ScriptFiles {
  /// The paths of all that a play of a script reads, with the script.
  func paths(for script: String) -> [String] {
    let state = state.map { ["\(Folder.parts(of: script).folder)/\($0)/state.json"] } ?? []
    return [script] + snapshots.map { SnapshotFolders.path(of: $0, script) } + state
  }
}
