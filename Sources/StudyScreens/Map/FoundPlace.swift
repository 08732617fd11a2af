import Navigation
import StudyCatalog
import TerminalUI

/// A place that was found, as it is read aloud: without the list that it is from, which the learner
/// didn't ask for, but with a row that reads that list.
struct FoundPlace<Owner: StudyScreen>: View {
  let model: StudyModel
  let place: Place
  /// Shows the list.
  let readAll: (inout Owner, Context<Owner>) -> Void

  func place(in layout: inout Layout<Owner>) { rows.place(in: &layout) }

  @ViewBuilder<Owner> private var rows: some View<Owner> {
    let name = "\(model.language.name(of: place))  \(model.otherName(of: place))"
    if place.isDesignatedCity {
      Row(name, detail: model.wordsForWards(of: place)).id(place.code.digits)
        .onSelect { [place] _, context in context.push(.city(place.code)) }
    } else {
      Text(name, role: .heading)
    }
    Row(wordsForAll).id("all").onSelect(readAll)
  }

  private var wordsForAll: String {
    if case .ward = place { return model.language.label(["区の", "一覧"], "All wards") }
    return model.language.label(["市区町村の", "一覧"], "All municipalities")
  }
}
