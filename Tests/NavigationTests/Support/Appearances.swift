extension Desk {
  /// The pages that appeared since the last call, as `A B C`.
  func appearances() -> String {
    events().split(separator: ", ").filter { $0.hasSuffix(" didAppear") }
      .map { $0.split(separator: " ")[0] }.joined(separator: " ")
  }
}
