import TerminalCore

extension Performance {
  /// Everything there is to know about a failure.
  func failure(_ mismatch: Mismatch) -> PlayFailure {
    PlayFailure(
      file: file, line: line.span.line,
      directive: line.directive?.text.split(separator: "\n").first.map(String.init) ?? "",
      message: mismatch.message, expectedRows: mismatch.expectedRows,
      actualRows: target?.frame.lines ?? [], events: history.lines, note: history.note,
      route: target?.route ?? "", pending: target?.pending ?? [], time: target?.now ?? .zero,
      command: "\(player.programName) replay --terminal --until \(line.span.line) "
        + Self.shellWord(file))
  }

  /// A word that a shell reads as this text.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "/._-+:,@%=".unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
