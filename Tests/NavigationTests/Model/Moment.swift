/// When a hook of a sequence runs: the next time that this happens to any entry.
enum Moment: Hashable, Sendable, CaseIterable {
  case created, willAppear, didAppear, willDisappear, didDisappear, removed
  case activated, deactivated
  case received, drawn, asked, denied, brought
}
