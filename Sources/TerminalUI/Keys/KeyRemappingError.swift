/// The mistakes in a user's table of keys.
public typealias KeyRemappingError = SettingFileError<KeyRemappingProblem>

/// A mistake in a line of a table of keys.
public enum KeyRemappingProblem: Error, Hashable {
  /// The line has no name, no `=`, or no key.
  case noKey
  /// There is no key with this name.
  case unknownKey(String)
  /// Terminals send another key for this one.
  case unsent(key: String, sends: String)
  /// An earlier line has the same name.
  case repeated(String, line: Int)
  /// Nothing has this name; `known` lists all names.
  case unknownName(String, known: [String])
  /// Only the library's commands can have several keys.
  case severalKeys(String)
  /// The command needs this number of keys: one for each mode, in the order of the modes.
  case keysForModes(String, count: Int)
  /// The key has another meaning on a screen where it would also have this one.
  ///
  /// `isFixed` is `true` if the other meaning can't be remapped.
  case taken(key: String, by: String, isFixed: Bool)
  /// The key types a character where the binding works.
  case typesText(key: String)
  /// Fields use the key where the binding works.
  case usedByFields(key: String)
  /// The key moves the focus sideways or operates a control, which takes precedence over commands.
  case usedByControls(key: String)
}

extension KeyRemappingProblem: CustomStringConvertible {
  /// A sentence that describes the mistake and its remedy.
  public var description: String {
    switch self {
    case .noKey: "this line sets no key; write a line such as “down = n”"
    case .unknownKey(let key):
      "no key is called “\(key)”; use a name such as “d”, “ctrl+n”, “f5” or “pgdn”"
    case .unsent(let key, let other):
      "terminals send “\(other)” for “\(key)”; choose another key"
    case .repeated(let name, let line):
      "line \(line) has keys for “\(name)” already; put all of them there"
    case .unknownName(let name, let known):
      "there is no command “\(name)”; the commands are \(known.joined(separator: ", "))"
    case .severalKeys(let name): "“\(name)” has one key only; leave the others out"
    case .keysForModes(let name, let count):
      "“\(name)” needs \(count) keys, one for each mode in order"
    case .taken(let key, let other, let isFixed):
      "“\(key)” means “\(other)” already; choose another key"
        + (isFixed ? "" : ", or give “\(other)” another")
    case .typesText(let key): "“\(key)” is text where this works; add ctrl+"
    case .usedByControls(let key):
      "“\(key)” moves the focus sideways or uses a control; choose another key"
    case .usedByFields(let key): "“\(key)” is used by fields where this works; choose another key"
    }
  }
}
