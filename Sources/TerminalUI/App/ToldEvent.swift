/// Something that happened to a screen, in our words and in those of another toolkit.
public struct ToldEvent: Hashable, Sendable {
  /// What we tell, or `nil` where only the other toolkit tells something.
  public let ours: String?

  /// What the other toolkit would tell at that moment.
  public let theirs: [String]
}
