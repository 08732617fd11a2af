import Glibc

/// Why an operation on a file or folder failed.
public struct FileError: Error, Hashable {
  /// The operation that failed.
  public enum Action: String, Hashable, Sendable {
    case read, write
  }

  /// Why it failed.
  public enum Reason: Hashable, Sendable {
    /// The system refused; the number is its `errno`.
    case system(CInt)
    /// The path leads to something other than what was expected, usually not to a file.
    case kind(FileKind)
    /// The file has more bytes than this.
    case tooLarge(limit: Int)
    /// The bytes of the file are not UTF-8.
    case notUTF8
    /// The name leads out of the folder in which it was looked up.
    case outside
    /// The program is reading this file, or writing it for another purpose.
    case inUse
  }

  /// The operation that failed.
  public let action: Action
  /// The file or folder, as the caller named it.
  public let path: String
  /// The function of the C library that failed, or the one whose result was refused.
  public let call: String
  /// Why it failed.
  public let reason: Reason

  /// Makes an error.
  public init(_ action: Action, _ path: String, call: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.call = call
    self.reason = reason
  }

  /// The number of the system's error, if the system refused.
  public var code: CInt? {
    if case .system(let code) = reason { code } else { nil }
  }

  /// Whether the file simply does not exist.
  public var isAbsence: Bool { code == ENOENT }
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason in English, to be put in parentheses.
  public var description: String {
    switch self {
    case .system(let code):
      unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    case .kind(let kind): "it is \(kind)"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .notUTF8: "it is not text in UTF-8"
    case .outside: "it leads out of its folder"
    case .inUse: "it is used for something else"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The error in English, for developers. The message for a person is made by the program.
  public var description: String {
    "cannot \(action) “\(path)”: \(reason) (\(call))"
  }
}

/// What a path leads to.
public enum FileKind: Hashable, Sendable {
  case regular, folder, link, pipe, socket, characterDevice, blockDevice

  /// Reads the kind from the mode that `stat` returns.
  init(_ mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFBLK: .blockDevice
      default: .characterDevice
      }
  }
}

extension FileKind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .regular: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .characterDevice, .blockDevice: "a device"
    }
  }
}
