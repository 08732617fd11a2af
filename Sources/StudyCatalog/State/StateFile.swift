/// The form of the state on disk: a number for the form, and the fields of the state.
///
/// Fields that this program does not know, of a newer one that kept the form, stay when the state
/// changes.
struct StateFile {
  /// The newest form that this program reads, and the one that it writes.
  static let knownVersion = 1

  /// How many bytes a file may have; a person who has answered everything needs a fortieth of it.
  static let greatestSize = 4_000_000

  /// The number of the form, when there is one.
  let version: Int?

  /// What the program remembers, as far as it could be read.
  private(set) var state = StudyState()

  /// Whether all of the file could be read.
  private(set) var isWhole = true

  /// Everything in the file, known or not.
  private var members: [String: JSON] = ["version": .number("\(knownVersion)")]

  /// Begins with an empty state.
  init() {
    version = Self.knownVersion
  }

  /// Reads a file, of which nothing is left when it is in no form that is known.
  init(_ bytes: [UInt8]) {
    let found = JSON(bytes)?.members ?? [:]
    version = found["version"]?.integer
    guard version == Self.knownVersion else {
      isWhole = false
      return
    }
    members = found
    state = StudyState(found["state"] ?? .null, isWhole: &isWhole)
  }

  /// The file with its keys in order, so that equal states are equal files.
  var bytes: [UInt8] { JSON.object(members).bytes + [0x0A] }

  /// Takes a changed state, and leaves out what could not be read.
  mutating func take(_ changed: StudyState) {
    members["state"] = changed.json(keeping: members["state"])
    state = changed
    isWhole = true
  }
}
