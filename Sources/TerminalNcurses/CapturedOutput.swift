import CNcurses
import Glibc

/// What ncurses writes, kept in a file in memory until it is taken.
///
/// A frame can then go to the terminal in one piece, marked as one, or not go at all because the
/// terminal has not taken the one before. ncurses itself would write row by row, and wait.
@safe struct CapturedOutput {
  /// The file to give to ncurses.
  let file: UnsafeMutablePointer<FILE>

  private let descriptor: CInt

  /// Makes an empty file, or gives `nil` when the system has no more.
  init?() {
    descriptor = unsafe cncurses_make_memory_file("screen")
    guard descriptor >= 0 else { return nil }
    guard let file = unsafe fdopen(descriptor, "w") else {
      Glibc.close(descriptor)
      return nil
    }
    unsafe self.file = unsafe file
  }

  /// Takes what has been written since this was last asked.
  func takeBytes() -> [UInt8] {
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, unsafe pread(descriptor, buffer.baseAddress, count, 0))
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }

  /// Closes the file, once ncurses no longer writes to it.
  func close() {
    unsafe fclose(file)
  }
}
