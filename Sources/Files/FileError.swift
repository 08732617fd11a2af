import Glibc

/// Why an operation on a file or folder failed.
public struct FileError: Error, Hashable {
  /// The operation that failed.
  public enum Action: String, Hashable, Sendable {
    case read, write
  }

  /// Why it failed.
  public enum Reason: Hashable, Sendable {
    /// The system call failed with this `errno`.
    case system(CInt)
    /// The path leads to something unexpected, usually something other than a file.
    case kind(FileKind)
    /// The file is larger than this many bytes.
    case tooLarge(limit: Int)
    /// The contents of the file are not valid UTF-8.
    case notUTF8
    /// The name leads out of the folder in which it was looked up.
    case outside
    /// The program is already reading this file, or writing it for another purpose.
    case inUse
    /// The file is no longer what the program has read.
    case changed
  }

  /// The operation that failed.
  public let action: Action
  /// The file or folder, as given by the caller.
  public let path: String
  /// The C library function that failed, or the one whose result was rejected.
  public let call: String
  /// Why it failed.
  public let reason: Reason

  /// Creates an error.
  public init(_ action: Action, _ path: String, call: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.call = call
    self.reason = reason
  }

  /// The `errno` of the failed system call; `nil` if no call failed.
  public var code: CInt? {
    if case .system(let code) = reason { code } else { nil }
  }

  /// Whether the file doesn't exist.
  public var isAbsence: Bool { code == ENOENT }
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason in English, for use in parentheses.
  public var description: String {
    switch self {
    case .system(ELOOP): "it is a symbolic link that leads to itself"
    case .system(let code):
      unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    case .kind(let kind): "it is \(kind)"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .notUTF8: "it is not text in UTF-8"
    case .outside: "it leads out of its folder"
    case .inUse: "it is used for something else"
    case .changed: "it has changed in the meantime"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The error in English, for developers. The program creates the message for users.
  public var description: String {
    "cannot \(action) “\(path)”: \(reason) (\(call))"
  }
}

/// The kind of object that a path leads to.
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
