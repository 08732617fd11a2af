public import Navigation
import Synchronization
public import TerminalUI

/// Observes what a play reaches in an app.
///
/// ```swift
/// let observer = CoverageObserver(screens: ["home", "settings"], name: \.name)
/// observer.follow(app)  // before it is launched
/// ```
public final class CoverageObserver<Route: RouteValue>: Sendable {
  private let contents: Mutex<Coverage>
  private let name: @Sendable (Route) -> String

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - screens: The first parts of the names of all routes, up to a colon or a parenthesis.
  ///   - name: The name of a route in scripts, such as `cities:23` or `cities(23)`.
  public init(screens: [String], name: @escaping @Sendable (Route) -> String) {
    self.name = name
    contents = Mutex(Coverage(screens: screens))
  }

  /// What was reached so far.
  public var coverage: Coverage { contents.withLock { $0 } }

  /// Observes an app, which has not been launched yet.
  public func follow(_ app: App<Route>) {
    let (keys, commands) = (app.declaredKeys, app.commandNames)
    contents.withLock { coverage in
      coverage.keys.add(Coverage.Counts(keys))
      coverage.commands.add(Coverage.Counts(commands))
      coverage.causes.add(Coverage.Counts(Cause.allCases.map(\.rawValue)))
      coverage.outcomes.add(Coverage.Counts(OutcomeKind.allCases.map(\.rawValue)))
      coverage.answers.add(Coverage.Counts(ObservedDialog<Route>.Place.answers))
    }
    app.observeJournal { [self] record in count(record.event) }
    app.observeUse { [self] use in count(use) }
  }

  private func count(_ event: JournalEvent<Route>) {
    contents.withLock { coverage in
      switch event {
      case .change(let change): coverage.causes.add(change.cause.rawValue)
      case .refusal(let cause, _, _, let outcome):
        coverage.causes.add(cause.rawValue)
        coverage.outcomes.add(OutcomeKind(outcome).rawValue)
      case .outcome(let end): coverage.outcomes.add(OutcomeKind(end.outcome).rawValue)
      case .layout, .load: break
      }
    }
  }

  private func count(_ use: UsageEvent<Route>) {
    contents.withLock { coverage in
      switch use {
      case .screen(let route, let keys):
        coverage[screen: kind(route)].count += 1
        coverage[screen: kind(route)].keys.add(Coverage.Counts(keys))
      case .controls(let controls, let route):
        coverage[screen: kind(route)].add(controls)
      case .control(let id, let route): coverage[screen: kind(route)].controls.add(id)
      case .key(let key, let route): coverage[screen: kind(route)].keys.add(key)
      case .appKey(let key): coverage.keys.add(key)
      case .command(let command): if let command { coverage.commands.add(command) }
      case .dialog(let observed): count(observed, in: &coverage)
      case .answer(let observed, let choice): count(observed, choice, in: &coverage)
      }
    }
  }

  /// Counts a dialog, and the choice with which it was answered.
  private func count(
    _ observed: ObservedDialog<Route>, _ choice: Int? = nil, in coverage: inout Coverage
  ) {
    guard case .screen(let route) = observed.place else {
      if let answer = choice.flatMap(observed.place.answer) { coverage.answers.add(answer) }
      return
    }
    var choices = Coverage.Counts(observed.dialog.choices)
    if let choice { choices.add(observed.dialog.choices[choice]) }
    coverage[screen: kind(route)].dialogs[observed.dialog.message, default: .init()].add(choices)
  }

  /// The first part of a route's name. A case of an enumeration as text has its values in
  /// parentheses.
  private func kind(_ route: Route) -> String {
    String(name(route).prefix { $0 != ":" && $0 != "(" })
  }
}

extension ObservedDialog.Place {
  /// The answers to the library's questions.
  fileprivate static var answers: [String] {
    [Self.quitting, .losing, .leaving].flatMap { place in (0...1).compactMap(place.answer) }
  }

  /// The name of an answer to one of the library's questions; `nil` for a dialog of a screen.
  fileprivate func answer(_ choice: Int) -> String? {
    let question: (name: String, agreement: String)? =
      switch self {
      case .quitting: ("quitting", "quit")
      case .losing: ("losing something", "quit")
      case .leaving: ("leaving", "leave")
      case .screen: nil
      }
    return question.map { "\($0.name): \(choice == 0 ? $0.agreement : "stay")" }
  }
}

/// The kinds of outcomes.
private enum OutcomeKind: String, CaseIterable {
  case completed, superseded, cancelled, vetoed, unchanged, stale, refused

  init(_ outcome: Outcome) {
    switch outcome {
    case .completed: self = .completed
    case .superseded: self = .superseded
    case .cancelled: self = .cancelled
    case .vetoed: self = .vetoed
    case .unchanged: self = .unchanged
    case .stale: self = .stale
    case .refused: self = .refused
    }
  }
}
