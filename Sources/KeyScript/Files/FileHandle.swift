import Glibc

/// An open file of the C library, closed when nobody holds it any more.
///
/// Safe to use, because the stream is never handed out.
@safe final class FileHandle {
  private let stream: UnsafeMutablePointer<FILE>

  /// Opens a file.
  ///
  /// The corresponding C function is `fopen`.
  init(path: String, mode: String, action: FileError.Action) throws(FileError) {
    guard let stream = unsafe fopen(path, mode) else {
      throw FileError(action: action, path: path, code: errno)
    }
    unsafe self.stream = stream
  }

  deinit { unsafe fclose(stream) }

  /// Reads some bytes; none at the end.
  func read(upTo count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      unsafe read = fread(buffer.baseAddress, 1, count, stream)
    }
  }

  /// The number of the system's error that stopped the reading, if one did.
  var failure: Int32? { unsafe ferror(stream) == 0 ? nil : errno }

  /// Writes bytes and hands them to the system, or gives `false`.
  func write(_ bytes: [UInt8]) -> Bool {
    unsafe fwrite(bytes, 1, bytes.count, stream) == bytes.count && fflush(stream) == 0
  }
}
