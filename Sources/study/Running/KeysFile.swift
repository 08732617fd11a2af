import Files
import ScreenStack
import StudyCatalog
import TerminalUI

extension KeyRemapping {
  /// Reads the keys that the person has chosen. Without a file in the usual place, there are none.
  ///
  /// - Throws: ``KeyRemappingError`` for lines that can't be read, `FileError` for a file that can't.
  init(_ invocation: Invocation, _ environment: ProcessEnvironment) throws {
    self.init()
    guard let path = invocation.keysFile ?? environment.keysFile else { return }
    let text: String
    do throws(FileError) {
      text = try OpenFile.text(of: path)
    } catch {
      if invocation.keysFile == nil, error.isAbsence { return }
      throw error
    }
    self = try KeyRemapping(parsing: text, file: path)
  }
}
