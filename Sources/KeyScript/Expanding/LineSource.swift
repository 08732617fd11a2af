import Files

/// What an expansion reads its next line from: an included file or a called definition.
struct LineSource {
  /// The name of the file that contains the lines.
  let file: String
  /// The lines that led here, innermost first.
  let origins: [ScriptOrigin]
  /// The texts of the parameters, which take precedence over variables; empty in a file.
  let parameters: [String: String]
  /// The folder and the identity of a file; `nil` for a definition.
  var opened: (folder: Folder, identity: FileIdentity)?

  private let nextWritten: () throws(ScriptError) -> ScriptLine?

  /// Creates the source of an included file.
  init(
    _ reader: ScriptReader, in folder: Folder, _ identity: FileIdentity, origins: [ScriptOrigin]
  ) {
    var reader = reader
    file = reader.file
    self.origins = origins
    parameters = [:]
    opened = (folder, identity)
    nextWritten = { () throws(ScriptError) in try reader.next() }
  }

  /// Creates the source of a called definition.
  init(
    _ definition: ScriptDefinition, calledWith arguments: [String], origins: [ScriptOrigin]
  ) {
    var lines = definition.lines.makeIterator()
    file = definition.file
    self.origins = origins
    parameters = Dictionary(zip(definition.parameters, arguments)) { $1 }
    nextWritten = { () throws(ScriptError) in lines.next() }
  }

  /// The next line as written, with its place.
  func next() throws(ScriptError) -> ScriptLine? {
    do throws(ScriptError) {
      guard var line = try nextWritten() else { return nil }
      line.span.file = file
      line.span.origins = origins
      return line
    } catch {
      throw error.led(by: origins)
    }
  }
}

extension ScriptError {
  /// The mistake with the lines that led to it.
  func led(by origins: [ScriptOrigin]) -> ScriptError {
    var error = self
    error.origins = origins
    return error
  }
}
