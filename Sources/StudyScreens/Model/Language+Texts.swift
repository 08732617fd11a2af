package import StudyCatalog
package import TerminalUI

extension Language {
  /// Picks the wording for this language.
  package func callAsFunction(_ text: BilingualText) -> String {
    self(text.japanese, text.english)
  }
}
