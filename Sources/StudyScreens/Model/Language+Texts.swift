import StudyCatalog
import TerminalUI

extension Language {
  /// Picks the wording for this language.
  func callAsFunction(_ text: BilingualText) -> String {
    self(text.japanese, text.english)
  }
}
