extension Router {
  /// The askings that a value can go back to, in the order of their asking: who asked, for what, and
  /// which entry was asked.
  public var openAskings: [SavedAsking] { conductor.slots.saved }
}
