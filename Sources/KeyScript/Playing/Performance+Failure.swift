import TerminalCore

extension Performance {
  /// Everything there is to know about a failure.
  func failure(_ mismatch: Mismatch) -> PlayFailure {
    failure(
      FrameFault(mismatch.message, expectedRows: mismatch.expectedRows),
      command: "\(player.programName) replay --terminal --until \(line.span.line)")
  }

  /// Everything there is to know about what somebody who watches objects to.
  func failure(_ fault: FrameFault) -> PlayFailure {
    failure(fault, command: player.watchCommand ?? "\(player.programName) replay")
  }

  private func failure(_ fault: FrameFault, command: String) -> PlayFailure {
    PlayFailure(
      file: file, line: line.span.line,
      directive: line.directive?.summary ?? "",
      message: fault.message, expectedRows: fault.expectedRows,
      actualRows: fault.actualRows ?? target?.frame.lines ?? [], markedCells: fault.cells,
      events: history.lines, note: history.note,
      route: target?.route ?? "", pending: target?.pending ?? [], time: target?.now ?? .zero,
      command: command + " " + Self.shellWord(file))
  }

  /// A word that a shell reads as this text.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "/._-+:,@%=".unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    if text.unicodeScalars.contains(where: \.isInvisible) { return escapedShellWord(text) }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  /// The same for a text in which something can't be seen, byte by byte where it can't.
  private static func escapedShellWord(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where scalar.isInvisible:
        String(scalar).utf8.map { "\\x" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
      default: String(scalar)
      }
    }
    return "$'\(parts.joined())'"
  }
}
