import FoundationEssentials

/// The form of the state on disk: the state's own fields, and a number for the form.
struct StateFile: Codable {
  /// The newest form that this program reads, and the one that it writes.
  static let knownVersion = 1

  let version: Int
  let state: StudyState

  /// Reads the form.
  ///
  /// - Returns: `nil` when the bytes are no state in a form that is known.
  static func state(from bytes: [UInt8]) -> StudyState? {
    guard let file = try? JSONDecoder().decode(StateFile.self, from: Data(bytes)),
      file.version == knownVersion
    else { return nil }
    return file.state
  }

  /// The number of the form, which is read alone so that a newer form need not be understood.
  static func version(of bytes: [UInt8]) -> Int? {
    try? JSONDecoder().decode(Version.self, from: Data(bytes)).version
  }

  /// Writes the form, with its keys in order so that equal states are equal files.
  static func bytes(of state: StudyState) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try [UInt8](encoder.encode(StateFile(version: knownVersion, state: state))) + [0x0A]
  }

  private struct Version: Decodable {
    let version: Int
  }
}
