public import Navigation

extension App {
  /// The entries from the root to the top.
  public nonisolated var path: Path<Route> { inside { $0.session.active.router.path } }

  /// The title of the screen on top.
  public nonisolated var title: String { inside { $0.session.active.top?.title ?? "" } }

  /// The text of the row that has the focus, or of the focused answer of a dialog.
  public nonisolated var focusedText: String? {
    inside { app in
      let session = app.session
      if let dialog = session.overlay?.dialog ?? session.active.top?.dialogs.last?.box {
        return dialog.dialog.choices[dialog.focus]
      }
      guard let top = session.active.top else { return nil }
      session.active.layOut(top)
      return top.focusedText
    }
  }

  /// Keeps lifecycle events from now on, for ``takeEvents()``.
  public nonisolated func keepEvents() { inside { $0.session.observers.keepsEvents = true } }

  /// Has the events of the screens handed over as they happen, beside what another toolkit would
  /// have told. An inspector that was offered before tells them so too.
  ///
  /// - Parameters:
  ///   - profile: In whose words.
  ///   - name: The name of a route in the events.
  ///   - observe: Takes each event.
  public nonisolated func observeEvents(
    as profile: EventProfile, naming name: @escaping @Sendable (Route) -> String,
    _ observe: @escaping @Sendable (ComparedEvent) -> Void
  ) {
    inside { app in
      app.session.observers.reporter = EventReporter(profile, name: name, tell: observe)
      app.session.inspector?.log.profile = profile
    }
  }

  /// Hands over the lifecycle events since this was last asked, oldest first.
  public nonisolated func takeEvents() -> [ObservedEvent<Route>] {
    inside { app in
      defer { app.session.observers.events = [] }
      return app.session.observers.events
    }
  }

  /// Has every record of the navigation journal handed over from now on.
  public nonisolated func observeJournal(
    _ observe: @escaping @Sendable (JournalRecord<Route>) -> Void
  ) {
    inside { $0.session.observers.journal = observe }
  }

  /// What would outlive the program if it ended now: a value to write in whatever format.
  public nonisolated var saved: SavedPath<Route> { inside { $0.session.active.router.saved() } }

  /// Has what outlives the program handed over when it ends, before anything is settled by that.
  public nonisolated func observeEnding(_ observe: @escaping @Sendable (SavedPath<Route>) -> Void) {
    inside { $0.session.observers.ending = observe }
  }

  /// The last change or refusal in the navigation journal.
  public nonisolated var lastRecord: JournalRecord<Route>? {
    inside { $0.session.observers.lastRecord }
  }

  /// What is alive and should not be, in words: screens whose entry has gone, tasks that outlive
  /// theirs, broken rules of the lifecycle.
  public nonisolated var leaks: [String] {
    inside { app in
      let host = app.session.active
      return host.router.leaks(among: host.screens.entries) + host.violations
    }
  }

  /// What a script that lets everything settle waits for, in words.
  public nonisolated var pending: [String] {
    inside { app in
      let host = app.session.active
      var pending: [String] = []
      switch host.motion {
      case .still, .swiping: break
      case .sliding: pending.append("a transition")
      case .springingBack: pending.append("a swipe that was let go")
      }
      if host.wheel != nil { pending.append("silence of the wheel") }
      pending += host.router.tasks.underWay.map { "the task \($0)" }
      if app.queue.awaitedDeadline != nil, pending.isEmpty { pending.append("a timer") }
      return pending
    }
  }
}

extension App {
  /// Offers the inspector on F12: the path, what is under way, and a log of events and of the journal,
  /// live beside the screens.
  ///
  /// Closed, it keeps the last 500 events and records as values.
  ///
  /// - Parameter name: The name of a route in the inspector.
  public nonisolated func offerInspector(naming name: @escaping @Sendable (Route) -> String) {
    inside { app in
      app.session.inspector = InspectorArea(session: app.session, routeName: name)
    }
  }
}

/// A lifecycle event with the route of the entry that it happened to.
public struct ObservedEvent<Route: Hashable & Codable & Sendable>: Hashable, Sendable {
  /// What happened, and to whom.
  public let event: LifecycleEvent

  /// What the entry shows.
  public let route: Route
}
