/// What stands at the end of a name and is left away when people talk: 市, し, shi.
enum NameEnding {
  /// The endings in the forms of the index. None is the end of another, so a name has one at most.
  private static let all: [[UInt8]] =
    """
    市 区 町 村 都 府 県 し く ちょう まち そん むら と ふ けん \
    si ku tyo tyou mati son mura to hu ken
    """
    .split(separator: " ").map { Array($0.utf8) }

  /// The longest ending's bytes.
  static let maximumCount = 9

  /// Whether the bytes after the first part of a form are an ending, or nothing at all.
  static func isEnding(_ rest: some Collection<UInt8>) -> Bool {
    rest.isEmpty || all.contains { $0.count == rest.count && $0.elementsEqual(rest) }
  }
}
