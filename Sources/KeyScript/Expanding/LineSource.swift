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

  private var written: WrittenLines

  /// Creates the source of an included file.
  init(
    _ reader: ScriptReader, in folder: Folder, _ identity: FileIdentity, origins: [ScriptOrigin]
  ) {
    file = reader.file
    self.origins = origins
    parameters = [:]
    opened = (folder, identity)
    written = WrittenLines(reader)
  }

  /// Creates the source of a called definition.
  init(
    _ definition: ScriptDefinition, calledWith arguments: [String], origins: [ScriptOrigin]
  ) {
    file = definition.file
    self.origins = origins
    parameters = Dictionary(zip(definition.parameters, arguments)) { $1 }
    written = WrittenLines(definition.lines)
  }

  /// The next line as written, with its place.
  mutating func next() throws(ScriptError) -> ScriptLine? {
    do throws(ScriptError) {
      guard var line = try written.next() else { return nil }
      line.span.file = file
      line.span.origins = origins
      return line
    } catch {
      throw error.led(by: origins)
    }
  }
}

/// Lines as written, one after the other: those of a file that is being read, or those in memory.
struct WrittenLines {
  /// The file; `nil` for lines in memory. Not a case of an enum, which would copy the buffer of the
  /// file to read a line.
  private var reader: ScriptReader?
  private var lines: IndexingIterator<[ScriptLine]>

  /// Creates the lines of a file.
  init(_ reader: ScriptReader) { (self.reader, lines) = (reader, [].makeIterator()) }

  /// Creates lines in memory.
  init(_ lines: [ScriptLine]) { (reader, self.lines) = (nil, lines.makeIterator()) }

  /// The next line; `nil` after the last one.
  mutating func next() throws(ScriptError) -> ScriptLine? {
    reader == nil ? lines.next() : try reader?.next()
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
