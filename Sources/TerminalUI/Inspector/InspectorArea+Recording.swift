import Navigation
import TerminalCore

extension InspectorArea {
  /// Starts to collect events, records and frames.
  func record() {
    isRecording = true
    let (screens, router) = (session.host.screens, session.host.router)
    for entry in screens.entries {
      if let box = screens[entry] { log.name(entry, routeName(box.route)) }
    }
    log.begin(flows: router.flows)
  }

  /// Logs a lifecycle event.
  func note(_ event: LifecycleEvent, of host: StackHost<Route>) {
    guard isRecording else { return }
    if event.phase == .created, let box = host.screens[event.entry] {
      log.name(event.entry, routeName(box.route))
    }
    log.note(event, in: host.router.path(of: event.entry))
  }

  /// Logs a journal record.
  func note(_ record: JournalRecord<Route>) {
    if isRecording { log.note(record) }
  }

  /// Logs the start of a swipe, which is not a lifecycle event.
  func noteSwipe(from: EntryID, to: EntryID) {
    if isRecording { log.noteSwipe(from: from, to: to) }
  }

  /// Keeps a frame, unless no record was logged since the previous one or something is still
  /// moving.
  ///
  /// - Parameter frame: A frame with the screens in its upper left corner, at their current size.
  func remember(_ frame: Frame) {
    let mark = log.mark
    guard isRecording, history.lastRecords != mark.records else { return }
    let host = session.host
    guard host.isStill else { return }
    history.add(
      FrameHistory.Moment(
        frame: frame, size: session.areaWithBar.size, paths: host.router.paths,
        shownPath: host.router.path.id, logged: mark, kept: (input?.events.count ?? 0, host.now)))
  }

  /// Keeps what is shown now, without waiting for it to be drawn.
  func rememberPresent() { _ = session.compose() }
}
