public import Navigation

extension App {
  /// The entries of the visible path, root first. In an app with modes, the path's `id` is the name
  /// of the visible mode.
  public nonisolated var path: Path<Route> { inside { $0.session.host.router.path } }

  /// The paths of all modes, in the order of the mode bar.
  public nonisolated var paths: [Path<Route>] { inside { $0.session.host.router.paths } }

  /// The route of the active screen, which has the keyboard; `nil` before launch.
  ///
  /// It is the top screen unless another pane has the keyboard.
  public nonisolated var activeRoute: Route? {
    inside { app in
      let router = app.session.host.router
      return router.visible.isEmpty ? nil : router.path.entry(router.active)?.route
    }
  }

  /// The title of the top screen; empty before launch.
  public nonisolated var title: String { inside { $0.session.host.top?.screen.title ?? "" } }

  /// The titles of all screens, root first; empty before launch.
  ///
  /// Creates screens that don't exist yet, to read their titles.
  public nonisolated var titles: [String] {
    inside { app in
      let host = app.session.host
      return host.top == nil ? [] : host.router.path.entries.map(host.screens.title)
    }
  }

  /// The text of what has the focus: a row, a control, a choice of a dialog, or a card.
  public nonisolated var focusedText: String? {
    inside { app in
      let session = app.session
      if let dialog = session.overlay?.dialog ?? session.host.active?.dialogs.last?.box {
        return dialog.dialog.choices[dialog.focus]
      }
      if let deck = session.deck { return session.host.title(of: deck) }
      guard let active = session.host.active else { return nil }
      session.host.layOut(active)
      return active.screen.focusedText
    }
  }

  /// Whether the window has to show what ``focusedText`` names: nothing moves, and neither the
  /// inspector nor the list of keys has the keyboard.
  package nonisolated var showsFocus: Bool {
    inside { app in
      let session = app.session
      guard session.isLargeEnough, session.inspector?.hasKeys != true else { return false }
      if case .help = session.overlay { return false }
      if case .still = session.host.motion { return true }
      return false
    }
  }

  /// The latest change or refusal in the navigation journal.
  public nonisolated var lastRecord: JournalRecord<Route>? {
    inside { $0.session.observers.lastRecord }
  }

  /// The state to save if the program ended now, as a value that any encoder can encode.
  public nonisolated var saved: SavedPath<Route> { inside { $0.session.host.saved } }

  /// Descriptions of everything that outlived its purpose; empty if there are no leaks.
  ///
  /// Lists screens, titles, and tasks that outlive their entries, and violations of the lifecycle
  /// contract.
  public nonisolated var leaks: [String] {
    inside { app in
      let host = app.session.host
      let titles = host.screens.forgottenTitles(beside: host.router.paths)
      return host.router.leaks(among: host.screens.entries)
        + titles.map { "the title of \($0), which has left the path" } + host.violations
    }
  }

  /// The lifecycle events that violated the contract; ``leaks`` contains them too.
  public nonisolated var violations: [String] { inside { $0.session.host.violations } }

  /// The first 20 nonfatal mistakes in screens, oldest first and without repetitions.
  ///
  /// Each names the type of the screen, as when two of its views have the same name.
  public nonisolated var mistakes: [String] { inside { $0.session.observers.mistakes } }

  /// Descriptions of everything a script waits for before the program counts as settled.
  package nonisolated var pending: [String] {
    inside { app in
      let host = app.session.host
      var pending: [String] = []
      switch host.motion {
      case .still, .swiping: break
      case .sliding: pending.append("a transition")
      case .springingBack: pending.append("a swipe that was let go")
      }
      if host.pointer.wheel != nil { pending.append("silence of the wheel") }
      pending += host.router.tasks.loadingOrCancelled.map { "the task \($0)" }
      if app.queue.settlingDeadline != nil, pending.isEmpty { pending.append("a timer") }
      return pending
    }
  }

  /// Whether a task is loading something, or was cancelled while it did and hasn't ended.
  nonisolated var isLoading: Bool {
    inside { !$0.session.host.router.tasks.loadingOrCancelled.isEmpty }
  }
}

// MARK: - The model

extension App {
  /// Calls a function with the model that all screens share, such as to read it in a test. After
  /// changing it, call ``refresh()``.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - body: The function, called once on the calling thread.
  /// - Returns: What the function returns.
  /// - Precondition: The program's model is of this type.
  public nonisolated func withModel<Model, Result: Sendable>(
    _ type: Model.Type, _ body: @Sendable (Model) throws -> Result
  ) rethrows -> Result {
    try inside { try body($0.session.model(as: type)) }
  }
}

extension Session {
  /// The model.
  ///
  /// - Precondition: It is of this type.
  fileprivate func model<Model>(as type: Model.Type) -> Model {
    guard let model = model as? Model else {
      // A precondition would print no message in a release build.
      let isNone = Swift.type(of: model) == Void.self
      fatalError(
        isNone
          ? "the program has no model of the type \(type); write App(root: …, model: …)"
          : "the model of the program is of the type \(Swift.type(of: model)), not \(type); "
            + "write withModel(\(Swift.type(of: model)).self)")
    }
    return model
  }
}

// MARK: - Observers

// Observers are called inside the app's isolation, as things happen, in the order in which they
// were added.
extension App {
  /// Observes lifecycle events, each with what another toolkit would have reported.
  ///
  /// If an inspector was offered before, it shows the other toolkit's events too.
  ///
  /// - Parameters:
  ///   - profile: The toolkit to compare with.
  ///   - name: Names a route in the events.
  ///   - observe: Called with each event.
  public nonisolated func observeEvents(
    as profile: EventProfile, naming name: @escaping @Sendable (Route) -> String,
    _ observe: @escaping @Sendable (ComparedEvent) -> Void
  ) {
    inside { app in
      let flows = app.session.host.router.flows
      app.session.observers.ofEvents.append(
        EventReporter(profile, flows: flows, name: name, observe: observe))
      app.session.inspector?.log.profile = profile
    }
  }

  /// Observes the records of the navigation journal.
  public nonisolated func observeJournal(
    _ observe: @escaping @Sendable (JournalRecord<Route>) -> Void
  ) {
    inside { $0.session.observers.ofJournal.append(observe) }
  }

  /// Observes the end of the program, to save the state that should outlive it.
  ///
  /// The value is captured before ending cancels tasks and open requests.
  public nonisolated func observeEnding(_ observe: @escaping @Sendable (SavedPath<Route>) -> Void) {
    inside { $0.session.observers.ofEnding.append(observe) }
  }

  /// Observes the end of the program, to save the state that should outlive it together with the
  /// model that all screens share.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - observe: Called with the saved path, as in the other `observeEnding`, and the model.
  /// - Precondition: The program's model is of this type.
  public nonisolated func observeEnding<Model>(
    model type: Model.Type, _ observe: @escaping @Sendable (SavedPath<Route>, Model) -> Void
  ) {
    inside { app in
      let model = app.session.model(as: type)
      app.session.observers.ofEnding.append { observe($0, model) }
    }
  }

  /// Observes the appearance of the program, at its launch and whenever it changes: once more is
  /// known of the terminal, or because a screen changes it.
  ///
  /// - Parameter observe: Called with the appearance, before any screen is laid out with it.
  public nonisolated func observeAppearance(
    _ observe: @escaping @Sendable (Appearance) -> Void
  ) {
    inside { $0.session.observers.ofAppearance.append(observe) }
  }

  /// Observes the appearance of the program as the other `observeAppearance` does, together with
  /// the model that all screens share.
  ///
  /// - Parameters:
  ///   - type: The type of the model that all screens share.
  ///   - observe: Called with the appearance and the model, before any screen is laid out with it.
  /// - Precondition: The program's model is of this type.
  public nonisolated func observeAppearance<Model>(
    model type: Model.Type, _ observe: @escaping @Sendable (Appearance, Model) -> Void
  ) {
    inside { app in
      let model = app.session.model(as: type)
      app.session.observers.ofAppearance.append { observe($0, model) }
    }
  }

  /// Observes ``mistakes``, each when it is first noticed.
  public nonisolated func observeMistakes(_ observe: @escaping @Sendable (String) -> Void) {
    inside { $0.session.observers.ofMistakes.append(observe) }
  }

  /// Offers the inspector on F12: the path, the work in progress, and a live log of events and
  /// journal records beside the screens.
  ///
  /// While closed, it keeps the latest 500 events and records, unformatted.
  ///
  /// - Parameters:
  ///   - recording: When it starts to keep them. Before that, it costs nothing.
  ///   - name: Names a route in the inspector.
  public nonisolated func offerInspector(
    recording: InspectorRecording = .sinceLaunch,
    naming name: @escaping @Sendable (Route) -> String
  ) {
    inside { app in
      app.session.inspector = InspectorArea(
        session: app.session, recording: recording, routeName: name)
    }
  }
}

extension App {
  /// Lets the inspector save what the screens receive from the launch on, unless it records since
  /// its opening. Call this before launch.
  ///
  /// - Parameter save: Writes a session into a file, and returns its name. Called inside the app's
  ///   isolation.
  package nonisolated func offerSaving(
    _ save: @escaping @Sendable (RecordedSession) throws -> String
  ) {
    inside { $0.session.inspector?.offerSaving(save) }
  }
}

/// A lifecycle event together with the route of its entry.
package struct ObservedEvent<Route: RouteValue>: Hashable, Sendable {
  /// The event, which includes the number of its entry.
  package let event: LifecycleEvent

  /// The route of the entry.
  package let route: Route
}
