package import Navigation
import TerminalCore

/// Something that a user sees or does, for those who count what scripts reach.
package enum UsageEvent<Route: RouteValue>: Sendable {
  /// A screen appears, which binds keys with these names.
  case screen(Route, keys: [String])
  /// A screen contains these controls and rows.
  case controls([UsableControl], on: Route)
  /// The control or the row with this identity was pressed or changed.
  case control(id: String, on: Route)
  /// A key that a screen binds was pressed, or its hint was clicked.
  case key(String, on: Route)
  /// A key that the app binds was pressed, or its hint was clicked.
  case appKey(String)
  /// A command of the library was given; `nil` for one without a key.
  case command(String?)
  /// A dialog was shown.
  case dialog(ObservedDialog<Route>)
  /// A dialog was answered with the choice with this index.
  case answer(ObservedDialog<Route>, Int)
}

/// A control, or a row that isn't in a list, that can be pressed or changed.
package struct UsableControl: Hashable, Sendable {
  /// Its identity within its screen, the same in every run and language.
  package let id: String
  /// The control as text, with its value.
  package let text: String
}

/// A dialog that was shown.
package struct ObservedDialog<Route: RouteValue>: Hashable, Sendable {
  /// What can show a dialog.
  package enum Place: Hashable, Sendable {
    /// The library asks whether to quit.
    case quitting
    /// The library asks whether to quit although something would be lost.
    case losing
    /// The library asks whether to leave a screen.
    case leaving
    /// A screen shows it.
    case screen(Route)
  }

  /// Where it comes from.
  package let place: Place
  /// What it says.
  package let dialog: DialogContent
}

extension App {
  /// Observes what the user sees and does. Called inside the app's isolation, as things happen.
  package nonisolated func observeUse(_ observe: @escaping @Sendable (UsageEvent<Route>) -> Void) {
    inside { $0.session.observers.ofUse.append(observe) }
  }

  /// The names of the keys that the app binds for all screens.
  package nonisolated var declaredKeys: [String] {
    inside { $0.session.keys.bindings.compactMap { $0.declaration.key?.name } }
  }

  /// The names of the library's commands that have keys.
  package nonisolated var commandNames: [String] {
    inside { app in
      app.session.keys.library.bindings
        .filter { $0.command != .inspect || app.session.inspector != nil }
        .compactMap { $0.command.kind }
    }
  }
}

extension Command {
  /// The name of the command without its number; `nil` for one that only the program's own keys or
  /// a click give.
  var kind: String? {
    switch self {
    case .choose: "choose"
    case .inspect: "inspect"
    default: name
    }
  }
}

extension Session {
  /// Numbers and reports the dialog that the library shows.
  func reportQuestion() {
    if var dialog = overlay?.dialog {
      host.number(&dialog)
      overlay?.dialog = dialog
    }
    if let dialog = overlay?.observed(on: Route.self) { report(.dialog(dialog)) }
  }
}

extension Overlay {
  /// The dialog for those who observe it; `nil` if the overlay isn't one.
  func observed<Route: RouteValue>(on _: Route.Type) -> ObservedDialog<Route>? {
    switch self {
    case .help, .deck: nil
    case .quit(let box): ObservedDialog(place: .quitting, dialog: box.dialog)
    case .losing(let box): ObservedDialog(place: .losing, dialog: box.dialog)
    case .leaving(_, let box): ObservedDialog(place: .leaving, dialog: box.dialog)
    }
  }
}
