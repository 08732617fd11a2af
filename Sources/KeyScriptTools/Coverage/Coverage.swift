// The folder `Coverage` counts what plays reach in an app.

import TerminalUI

/// What the plays of scripts have reached in an app, and what they have not.
///
/// It contains only what the app declares, or what some play has shown: the screens that the
/// program names, the keys of screens that have appeared, the choices of dialogs that were shown,
/// and the library's own commands, causes and outcomes. The rows of lists come from data, and are
/// not counted; those that stand for themselves are.
public struct Coverage: Hashable, Sendable {
  /// A number of times for each name, in the order in which the names became known; 0 for what was
  /// not reached.
  public struct Counts: Hashable, Sendable {
    /// The names, in order.
    public private(set) var names: [String] = []
    private var counts: [String: Int] = [:]

    /// Creates counts of 0.
    public init(_ names: [String] = []) { for name in names { add(name, 0) } }

    /// How often a name was reached; 0 for an unknown one.
    public subscript(name: String) -> Int { counts[name] ?? 0 }

    /// The number of names that were reached.
    public var reachedCount: Int { names.count - missed.count }

    /// The names that were not reached, in order.
    public var missed: [String] { names.filter { self[$0] == 0 } }

    /// Counts a name, which may be new.
    mutating func add(_ name: String, _ count: Int = 1) {
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += count
    }

    /// Adds other counts.
    mutating func add(_ other: Counts) { for name in other.names { add(name, other[name]) } }
  }

  /// A screen, which stands for all routes of its kind.
  public struct Screen: Hashable, Sendable {
    /// How often the screen appeared.
    public internal(set) var count = 0
    /// The keys that it binds.
    public internal(set) var keys = Counts()
    /// The controls and single rows in its body, by their identities, which depend on their place
    /// only.
    public internal(set) var controls = Counts()
    /// The controls as text when they were first seen, by their identities.
    public internal(set) var controlTexts: [String: String] = [:]
    /// The choices of its dialogs, by their messages.
    public internal(set) var dialogs: [String: Counts] = [:]
  }

  /// The screens, by the first parts of their routes' names, such as `cities` for `cities:23` and
  /// `cities(23)`.
  public internal(set) var screens: [String: Screen] = [:]

  /// The names of the screens: those that the program names, in that order, then others.
  public internal(set) var screenNames: [String] = []

  /// The keys that the app binds for all screens.
  public internal(set) var keys = Counts()

  /// The library's commands, such as `page-down`, given by a key or a click.
  public internal(set) var commands = Counts()

  /// The causes of changes of the path, such as `push`.
  public internal(set) var causes = Counts()

  /// The outcomes of changes, such as `vetoed`.
  public internal(set) var outcomes = Counts()

  /// The answers to the library's own questions, such as `leaving: stay`.
  public internal(set) var answers = Counts()

  /// Creates the coverage of no plays.
  ///
  /// - Parameter screens: The first parts of the names of all routes; only these are known before
  ///   they appear.
  public init(screens: [String] = []) {
    for name in screens { self[screen: name] = Screen() }
  }

  /// A screen by its name.
  subscript(screen name: String) -> Screen {
    get { screens[name] ?? Screen() }
    set {
      if screens[name] == nil { screenNames.append(name) }
      screens[name] = newValue
    }
  }

  /// Adds what other plays have reached.
  public mutating func add(_ other: Coverage) {
    for name in other.screenNames { self[screen: name].add(other[screen: name]) }
    keys.add(other.keys)
    commands.add(other.commands)
    causes.add(other.causes)
    outcomes.add(other.outcomes)
    answers.add(other.answers)
  }
}

extension Coverage.Screen {
  /// The number of choices that were made, and that of all choices that were offered.
  public var choiceCounts: (made: Int, offered: Int) {
    dialogs.values.reduce((0, 0)) { ($0.0 + $1.reachedCount, $0.1 + $1.names.count) }
  }

  /// Adds controls that are seen.
  mutating func add(_ seen: [UsableControl]) {
    for control in seen where controlTexts[control.id] == nil {
      controls.add(control.id, 0)
      controlTexts[control.id] = control.text.isEmpty ? control.id : control.text
    }
  }

  fileprivate mutating func add(_ other: Coverage.Screen) {
    count += other.count
    keys.add(other.keys)
    controls.add(other.controls)
    controlTexts.merge(other.controlTexts) { first, _ in first }
    for (message, choices) in other.dialogs { dialogs[message, default: .init()].add(choices) }
  }
}
