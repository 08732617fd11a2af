/// Stops the program with a message if a condition doesn't hold: for a mistake in the program that
/// uses the library.
///
/// Unlike `precondition`, it prints the message in a release build too.
// TerminalCore has the same function, because this target depends on no other.
@inlinable @inline(__always)
func ensure(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { stop(message, file: file, line: line) }
}

// Apart from the check, which is where it matters how long the code is.
@usableFromInline @inline(never)
func stop(_ message: () -> String, file: StaticString, line: UInt) -> Never {
  fatalError(message(), file: file, line: line)
}
