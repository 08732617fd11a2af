import Foundation

/// The file that the preferences are kept in.
struct PreferencesFile: Hashable, Sendable {
  let path: String

  /// Reads the preferences; those of a file that does not exist yet are the defaults.
  func read() throws(FileProblem) -> Preferences {
    guard FileManager.default.fileExists(atPath: path) else { return Preferences() }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path, why: error.reason)
    }
    do {
      return try JSONDecoder().decode(Preferences.self, from: data)
    } catch {
      throw .malformed(path, why: (error as? DecodingError)?.words ?? error.reason)
    }
  }

  /// Replaces the file in one step, so that there is always a whole one.
  func write(_ preferences: Preferences) throws(FileProblem) {
    do {
      try Data(Self.text(of: preferences).utf8).write(
        to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path, why: error.reason)
    }
  }

  /// What the file contains.
  static func text(of preferences: Preferences) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(preferences), as: UTF8.self) + "\n"
  }
}

/// What went wrong with the file, in words for the person.
enum FileProblem: Error, Equatable, CustomStringConvertible {
  case unreadable(String, why: String)
  case malformed(String, why: String)
  case unwritable(String, why: String)

  var description: String {
    switch self {
    case .unreadable(let path, let why): "\(path) can't be read: \(why)"
    case .malformed(let path, let why):
      "\(path) can't be read as settings: \(why). Fix it, or choose another file."
    case .unwritable(let path, let why): "The settings can't be saved to \(path): \(why)"
    }
  }
}

extension Error {
  /// What the system says, which Foundation often hides in an underlying error.
  fileprivate var reason: String {
    switch (self as? CocoaError)?.underlying {
    case let error as POSIXError: String(cString: strerror(error.code.rawValue))
    default: localizedDescription
    }
  }
}

extension DecodingError {
  /// Where in the file what is wrong.
  fileprivate var words: String {
    switch self {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(context.names)” has a value of the wrong type"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it isn't valid JSON"
    case .dataCorrupted(let context): "“\(context.names)” has an unknown value"
    @unknown default: localizedDescription
    }
  }
}

extension DecodingError.Context {
  fileprivate var names: String { codingPath.map(\.stringValue).joined(separator: ".") }
}
