extension Unicode.Scalar {
  /// Whether the scalar is invisible or controls the program that shows it: a control character, a
  /// direction mark, a separator of lines or paragraphs, a tag, or a space without width.
  ///
  /// These are escaped in everything that is written to a terminal or into a file for tools;
  /// otherwise a name could hide what it is. The joiners that letters and emoji need are not among
  /// them.
  package var isInvisible: Bool {
    switch value {
    case 0x20..<0x7F: return false
    case ..<0xA0: return true
    case 0x200C, 0x200D: return false
    default: break
    }
    if isCommonIdeographOrKana { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
