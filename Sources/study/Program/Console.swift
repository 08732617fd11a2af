import Glibc

/// Where the program writes lines while no terminal is taken over.
enum Console {
  /// Writes a line for whoever asked for it.
  static func print(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  /// Writes a line about what went wrong, under the program's name.
  static func complain(_ text: String) {
    write("study: \(text)\n", to: STDERR_FILENO)
  }

  /// Writes all of a text; what can't be written has nobody to read it.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
