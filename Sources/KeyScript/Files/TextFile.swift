import Glibc

/// A file of text, read and written without more than the C library.
public struct TextFile {
  /// Where the file is.
  public let path: String

  private static let chunkSize = 1 << 16

  /// Names a file, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads the whole file; what is not UTF-8 in it is replaced.
  public func read() throws(FileError) -> String {
    var bytes: [UInt8] = []
    let next = try chunks()
    while case let chunk = next(), !chunk.isEmpty { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Opens the file and gives its bytes piece by piece; none at the end.
  ///
  /// The file is closed when the closure is dropped.
  public func chunks() throws(FileError) -> () -> [UInt8] {
    let handle = try FileHandle(path: path, mode: "r", action: .read)
    // A folder can be opened like a file; only reading tells.
    var first: [UInt8]? = handle.read(upTo: Self.chunkSize)
    if let code = handle.failure { throw FileError(action: .read, path: path, code: code) }
    return {
      defer { first = nil }
      return first ?? handle.read(upTo: Self.chunkSize)
    }
  }

  /// Makes the file hold this text and nothing else.
  public func write(_ text: String) throws(FileError) {
    let handle = try FileHandle(path: path, mode: "w", action: .write)
    guard handle.write(Array(text.utf8)) else {
      throw FileError(action: .write, path: path, code: errno)
    }
  }

  /// Makes a folder if it is not there.
  static func makeFolder(_ path: String) throws(FileError) {
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(action: .write, path: path, code: errno)
    }
  }
}

extension FileError {
  /// Whether there simply is no such file.
  var isAbsence: Bool { code == ENOENT }
}

extension FileError: CustomStringConvertible {
  public var description: String {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return "cannot \(action) “\(path)”: \(reason)"
  }
}
