import KeyScript

extension Script {
  /// The script with some of its lines, and without the comments and blank lines of the others.
  ///
  /// Lines with only a comment belong to the directives below them, up to the next such line or
  /// blank line, and go if all of these do.
  ///
  /// - Parameter lines: The lines, with `nil` for each that is left out.
  /// - Returns: The script.
  func keeping(_ lines: [ScriptLine?]) -> Script {
    var kept: [ScriptLine] = []
    var paragraph = Paragraph()
    for (old, line) in zip(self.lines, lines) {
      if old.directive != nil {
        paragraph.hasDirectives = true
        if let line { paragraph.directives.append(line) }
      } else if old.comment != nil {
        if paragraph.hasDirectives { paragraph.close(into: &kept) }
        paragraph.comments.append(old)
      } else {
        paragraph.close(into: &kept)
        if kept.last?.isBlank == false { kept.append(old) }
      }
    }
    paragraph.close(into: &kept)
    if kept.last?.isBlank == true { kept.removeLast() }
    return Script(file: file, lines: kept)
  }
}

/// Comments, and the directives that they are about.
private struct Paragraph {
  var comments: [ScriptLine] = []
  /// The directives that stay.
  var directives: [ScriptLine] = []
  /// Whether there were any directives.
  var hasDirectives = false

  /// Adds what stays to a script, and begins the next paragraph.
  mutating func close(into kept: inout [ScriptLine]) {
    if !hasDirectives || !directives.isEmpty { kept += comments + directives }
    self = Paragraph()
  }
}

extension ScriptLine {
  fileprivate var isBlank: Bool { directive == nil && comment == nil }
}
