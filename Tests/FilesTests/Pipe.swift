import Files
import Glibc

/// A pipe within this process.
final class Pipe {
  let reading: CInt
  let writing: CInt
  private var isWriting = true

  init() throws {
    var ends: [CInt] = [0, 0]
    guard unsafe pipe(&ends) == 0 else {
      throw FileError(.write, "a pipe", call: "pipe", .system(errno))
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    closeWriting()
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.write(writing, bytes, bytes.count)
  }

  func closeWriting() {
    if isWriting { close(writing) }
    isWriting = false
  }
}
