import Dispatch
import Glibc
import Synchronization

/// Types lines at a terminal, each once a prompt has appeared again.
final class Typist: Sendable {
  private let master: CInt
  private let output = Mutex<String>("")
  private let end = DispatchSemaphore(value: 0)

  /// Begins to read what is written.
  ///
  /// - Parameters:
  ///   - master: The master of a pseudo-terminal.
  ///   - lines: The lines to type.
  ///   - prompt: The prompt.
  init(at master: CInt, typing lines: [String], after prompt: String) {
    self.master = master
    DispatchQueue(label: "typing").async { [self] in
      var rest = lines[...]
      var prompts = 0
      while let text = read() {
        let found = text.ranges(of: prompt).count
        guard found > prompts else { continue }
        prompts = found
        guard let line = rest.popFirst() else { continue }
        _ = unsafe write(master, line, line.utf8.count)
        if rest.isEmpty { break }
      }
      end.signal()
    }
  }

  /// Waits until all lines are typed and a text has appeared.
  ///
  /// - Returns: All that was written.
  func waitForText(_ text: String) -> String {
    end.wait()
    while !output.withLock({ $0.contains(text) }), read() != nil {}
    return output.withLock { $0 }
  }

  /// Reads more; returns all so far, or `nil` at the end.
  private func read() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe Glibc.read(master, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return output.withLock {
      $0 += String(decoding: bytes[..<count], as: UTF8.self).replacing("\r\n", with: "\n")
      return $0
    }
  }
}
