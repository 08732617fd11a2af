/// The language that a program speaks while a script plays.
public enum ScriptLanguage: String, Hashable, Sendable, CaseIterable {
  case japanese = "ja"
  case english = "en"
}
