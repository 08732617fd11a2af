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
      throw .unreadable(path, why: FileProblem.Reason(error))
    }
    do {
      return try JSONDecoder().decode(Preferences.self, from: data)
    } catch {
      throw .malformed(path, (error as? DecodingError)?.flaw ?? .noJSON)
    }
  }

  /// Replaces the file in one step, so that there is always a whole one.
  func write(_ preferences: Preferences) throws(FileProblem) {
    do {
      try Data(Self.text(of: preferences).utf8).write(
        to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path, why: FileProblem.Reason(error))
    }
  }

  /// What the file contains.
  static func text(of preferences: Preferences) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(preferences), as: UTF8.self) + "\n"
  }
}

/// What went wrong with the file.
enum FileProblem: Error, Equatable {
  case unreadable(String, why: Reason)
  case malformed(String, Flaw)
  case unwritable(String, why: Reason)

  /// What can be wrong in a file, at which name.
  enum Flaw: Equatable, Sendable {
    case noJSON
    case missing(String), wrongType(String), unknownValue(String)
  }

  /// Why the system refuses something, which Foundation often hides in an underlying error.
  struct Reason: Equatable, Sendable {
    let code: POSIXErrorCode?
    let text: String

    init(_ error: any Error) {
      code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
      text = code.map { String(cString: strerror($0.rawValue)) } ?? error.localizedDescription
    }
  }
}

extension DecodingError {
  fileprivate var flaw: FileProblem.Flaw {
    switch self {
    case .keyNotFound(let key, _): .missing(key.stringValue)
    case .typeMismatch(_, let context), .valueNotFound(_, let context): .wrongType(context.names)
    case .dataCorrupted(let context) where context.codingPath.isEmpty: .noJSON
    case .dataCorrupted(let context): .unknownValue(context.names)
    @unknown default: .noJSON
    }
  }
}

extension DecodingError.Context {
  fileprivate var names: String { codingPath.map(\.stringValue).joined(separator: ".") }
}
