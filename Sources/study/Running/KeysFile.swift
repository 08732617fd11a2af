import Files
import ScreenStack
import StudyCatalog
import TerminalUI

extension KeyRemapping {
  /// Reads the user's choice of keys. If the usual file doesn't exist, the keys are the standard
  /// ones.
  ///
  /// - Throws: ``KeyRemappingError`` for lines that can't be read, `FileError` for a file that
  ///   can't be read.
  init(_ invocation: Invocation, _ environment: ProcessEnvironment) throws {
    self.init()
    guard let path = invocation.keysFile ?? environment.keysFile else { return }
    let text: String
    do throws(FileError) {
      // Without an end, the wait for a pipe that nobody writes would look like a slow start.
      text = try OpenFile.text(
        of: path, acceptsPipes: invocation.keysFile != nil, patience: .seconds(1))
    } catch {
      if invocation.keysFile == nil, error.isAbsence { return }
      throw error
    }
    self = try KeyRemapping(parsing: text, file: path)
  }
}
