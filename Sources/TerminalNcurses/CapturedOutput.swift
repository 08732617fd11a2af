import CNcurses
import Glibc
import TerminalCore

/// What ncurses writes, kept in a file in memory until it is taken.
///
/// A frame can then go to the terminal in one piece, marked as one, or not go at all because the
/// terminal has not taken the one before. ncurses itself would write row by row, and wait.
@safe struct CapturedOutput {
  /// How large a file must be allowed to become, so that ordinary frames can be drawn, in bytes.
  private static let room = 65_536

  /// The file to give to ncurses.
  let file: UnsafeMutablePointer<FILE>

  private let descriptor: CInt

  /// Makes an empty file.
  init() throws(RendererError) {
    guard Self.limit >= Self.room else { throw .fileSizeLimited }
    descriptor = unsafe cncurses_make_memory_file("screen")
    guard descriptor >= 0 else { throw .callFailed("memfd_create") }
    guard let file = unsafe fdopen(descriptor, "w") else {
      Glibc.close(descriptor)
      throw .callFailed("fdopen")
    }
    unsafe self.file = unsafe file
  }

  /// Takes what has been written since this was last asked.
  ///
  /// - Throws: ``RendererError/fileSizeLimited`` when the file was not allowed to hold all of it.
  func takeBytes() throws(RendererError) -> [UInt8] {
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    // ncurses writes on though the system refuses.
    guard count < Self.limit else {
      lseek(descriptor, 0, SEEK_SET)
      throw .fileSizeLimited
    }
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

  /// The largest file that the system lets this process write, in bytes.
  private static var limit: UInt {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
      return .max
    }
    return limit.rlim_cur
  }
}
