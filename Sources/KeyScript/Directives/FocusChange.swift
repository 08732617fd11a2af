/// What happened to the window's hold on the keyboard.
public enum FocusChange: String, Hashable, Sendable, CaseIterable {
  case gained = "in"
  case lost = "out"
}
