import Files
import ScreenStack
import StudyCatalog
import TerminalUI

extension KeyRemapping {
  /// The largest file of keys, in bytes.
  private static var largestFile: Int { 100_000 }

  /// Reads the keys that the person has chosen. Without a file in the usual place, there are none.
  ///
  /// - Throws: ``KeyRemappingError`` for lines that can't be read, `FileError` for a file that can't.
  init(_ invocation: Invocation, _ environment: ProcessEnvironment) throws {
    self.init()
    guard let path = invocation.keysFile ?? environment.keysFile else { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(reading: path).bytes(limit: Self.largestFile)
    } catch {
      if invocation.keysFile == nil, error.isAbsence { return }
      throw error
    }
    self = try KeyRemapping(parsing: String(decoding: bytes, as: UTF8.self), file: path)
  }
}
