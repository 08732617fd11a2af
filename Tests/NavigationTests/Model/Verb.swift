import Navigation

/// The verbs of the contract, as values of a script.
enum Verb: Hashable, Sendable {
  case push(String)
  case pushAll([String])
  /// Pushes a page that carries the slot of a request, counted back from the latest.
  case pass(String, slot: Int)
  case navigate(String)
  case pop(Int)
  /// The user goes back if the app requests it; otherwise a screen pops and only names that cause.
  case back
  case popTo(String, orElse: PopFallback<Page>)
  case popToEntry(Who)
  case popToRoot
  case replaceTop(String)
  case setPath([String], Keeping)
  case link([String])
  case remove(Who)
  /// Pushes a page as the first screen of a flow or a sheet.
  case present(String, PresentationStyle)
  case dismiss
  /// Updates the path to the given one: a number keeps the entry at that position, a name is a new
  /// page.
  case update(String)
  /// Shows a path by its index.
  case show(Int)
  /// Performs a verb on a path by its index, visible or not; a link also shows it.
  indirect case on(Int, Verb)

  /// The request whose slot it carries, counted back from the latest.
  var slot: Int? {
    switch self {
    case .pass(_, let slot): slot
    case .on(_, let verb): verb.slot
    default: nil
    }
  }

  var cause: Cause {
    switch self {
    case .push, .pushAll, .pass, .present: .push
    case .navigate: .navigate
    case .pop: .pop
    case .back: .back
    case .popTo, .popToEntry, .popToRoot: .popTo
    case .replaceTop: .replace
    case .setPath: .set
    case .link: .link
    case .remove: .remove
    case .dismiss: .dismiss
    case .update: .update
    case .show: .switch
    case .on(_, let verb): verb.cause
    }
  }
}
