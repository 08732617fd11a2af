import Files
import TerminalCore

extension Playback {
  /// Performs a check, and throws if it fails.
  func perform(_ check: Directive.Check, in program: PlayedProgram) throws(PlayStop) {
    // Without the parts that a pattern names, later lines would mean something else.
    if player.isInLineMode, check.concernsDrawing, line.partNames.isEmpty { return }
    switch check {
    case .expect(let expectation, let limit):
      try expect(expectation, within: limit, in: program)
    case .softly(let expectation, let limit):
      try expectSoftly(expectation, within: limit, in: program)
    case .snapshot(let name): try compareSnapshot(name, with: program.target.frame)
    case .quit: try program.quit()
    }
  }

  /// Checks an expectation whose failure doesn't end the play, unless there are too many.
  private func expectSoftly(
    _ expectation: Expectation, within limit: Duration?, in program: PlayedProgram
  ) throws(PlayStop) {
    do throws(PlayStop) {
      try expect(expectation, within: limit, in: program)
    } catch {
      guard case .failed(let fault) = error, player.size == nil,
        softFailures.count + 1 < Self.failureLimit
      else { throw error }
      softFailures.append(failure(ofCheck: fault))
    }
  }

  /// Checks an expectation now, or until it holds.
  private func expect(
    _ expectation: Expectation, within duration: Duration?, in program: PlayedProgram
  ) throws(PlayStop) {
    let target = program.target
    let start = target.now
    var mismatch = program.mismatch(of: expectation)
    if let duration {
      let limit = start + duration
      while mismatch != nil, target.now < limit {
        if !(try program.advanceToNextDeadline(upTo: limit)) { try program.advance(to: limit) }
        mismatch = program.mismatch(of: expectation)
      }
      if mismatch == nil {
        let passed = Notation.duration(target.now - start)
        history.remark("\(place.place(in: file)): became true after \(passed)")
      }
    }
    if case .events = expectation { program.lifecycleEvents = [] }
    if case .screen = expectation { player.recorder?.expectScreen(target.frame, at: target.now) }
    if let mismatch { return try fail(mismatch, of: expectation, within: duration, target.frame) }
    keepParts(PlayedProgram.parts(of: expectation, on: target.frame))
  }

  /// Fails the play, or keeps the screen to rewrite.
  private func fail(
    _ mismatch: FrameFault, of expectation: Expectation, within duration: Duration?, _ frame: Frame
  ) throws(PlayStop) {
    let limit = duration.map { ", even after \(Notation.duration($0))" } ?? ""
    let isShared = !line.span.origins.isEmpty
    guard player.isUpdating, case .screen = expectation, !isShared else {
      // What differs here may be right where the same lines are played again.
      let hint =
        player.isUpdating && mismatch.expectedRows != nil && isShared
        ? "; \(player.updateWish) changes no shared lines" : ""
      var mismatch = mismatch
      mismatch.message += limit + hint
      throw .failed(mismatch)
    }
    screenUpdates.append(ScreenUpdate(lines: line.span.lines, rows: frame.lines))
  }

  /// Compares a frame with a stored screen, or stores it.
  private func compareSnapshot(_ name: String, with frame: Frame) throws(PlayStop) {
    let text = frame.lines.map { "|\($0)|\n" }.joined()
    guard let store = player.snapshots else {
      throw .failed(FrameFault("this player has no store for snapshots"))
    }
    let stored: String?
    do throws(FileError) {
      stored = try store.snapshot(named: name, of: file)
    } catch {
      throw .failed(FrameFault(of: error))
    }
    if stored == text { return }
    if player.isUpdating { return try save(text, as: name, in: store, isNew: stored == nil) }
    guard let stored else {
      throw .failed(
        FrameFault("there is no snapshot “\(name)” yet; \(player.updateWish) creates it"))
    }
    throw .failed(
      FrameFault(
        "the screen differs from the snapshot “\(name)”", expectedRows: Self.rows(of: stored)))
  }

  /// Stores a screen, unless this play has already stored another one with that name.
  private func save(
    _ text: String, as name: String, in store: any SnapshotStore, isNew: Bool
  ) throws(PlayStop) {
    if let earlier = snapshotUpdates.lines[name] {
      throw .failed(
        FrameFault("the snapshot “\(name)” has just become the other screen of line \(earlier)"))
    }
    do throws(FileError) {
      try store.save(text, named: name, of: file)
    } catch {
      snapshotUpdates.error = error
      throw .failed(FrameFault(of: error))
    }
    snapshotUpdates.lines[name] = place.line
    if isNew { snapshotUpdates.created.insert(name) }
  }

  /// The rows of a snapshot without their bars.
  private static func rows(of text: String) -> [String] {
    text.split(separator: "\n").map { row in
      let hasBars = row.count >= 2 && row.hasPrefix("|") && row.hasSuffix("|")
      return hasBars ? String(row.dropFirst().dropLast()) : String(row)
    }
  }
}

// MARK: - Failures

extension Playback {
  /// The report of a failed check, whose command plays up to this line in the terminal.
  func failure(ofCheck fault: FrameFault) -> PlayFailure {
    failure(fault, stopLine: place.outermostLine)
  }

  /// The report of a failure caused by a watcher or a strict play, whose command plays the whole
  /// script again.
  func failure(ofPlay fault: FrameFault) -> PlayFailure { failure(fault, stopLine: nil) }

  private func failure(_ fault: FrameFault, stopLine: Int?) -> PlayFailure {
    let (target, place) = (program?.target, place)
    return PlayFailure(
      file: place.file ?? file, line: place.line, origins: place.origins,
      directive: line.directive?.summary ?? "",
      message: fault.message, expectedRows: fault.expectedRows,
      actualRows: fault.actualRows ?? target?.frame.lines ?? [], markedCells: fault.cells,
      hint: hint,
      events: history.lines(of: file), note: history.note,
      route: target?.route ?? "", routeBefore: history.routeBefore, pending: target?.pending ?? [],
      time: target?.now ?? .zero,
      command: player.command(ShellWord.path(file), stopLine))
  }

  /// What to do if a check came before what it waits for, or where the program ended if it came
  /// after that; `nil` if neither is the cause.
  private var hint: String? {
    if let end, end != place { return "the program ended at \(end.shortPlace(in: file))" }
    guard let pending = program?.target.pending, !pending.isEmpty,
      line.directive?.canHoldLater == true
    else { return nil }
    return pending.joined(separator: ", ") + (pending.count == 1 ? " is" : " are")
      + " pending: put `settle` before \(place.shortPlace(in: file))"
  }
}

extension FrameFault {
  /// The fault of a snapshot that can't be read or written, for those who write scripts.
  fileprivate init(of error: FileError) {
    self.init("cannot \(error.action) “\(error.path)”: \(error.reason)")
  }
}

extension Directive {
  /// Whether it looks at the present, and might hold later.
  fileprivate var canHoldLater: Bool {
    switch self {
    case .check(.expect(let expectation, within: nil)),
      .check(.softly(let expectation, within: nil)):
      expectation != .idle && expectation != .noLeaks
    case .check(.snapshot), .input(.click(.text)): true
    case .check, .input, .header, .time, .load, .note, .sharing: false
    }
  }
}
