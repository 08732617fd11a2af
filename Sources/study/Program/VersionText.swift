import StudyCatalog
import StudyScreens
import TerminalUI

/// Which version this is, and where its data comes from.
struct VersionText {
  let language: Language

  var text: String {
    "study \(studyVersion)\n"
      + language(CatalogAbout.places)
  }
}
