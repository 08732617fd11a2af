import Files
import TerminalCore

extension Performance {
  /// Checks an expectation now, or until it holds.
  func expect(_ expectation: Expectation, within duration: Duration?) throws(PlayStop) {
    let target = try begun()
    let start = target.now
    var mismatch = mismatch(of: expectation)
    if let duration {
      let limit = start + duration
      while mismatch != nil, target.now < limit {
        if !(try advanceToNextDeadline(upTo: limit)) { try advance(to: limit) }
        mismatch = self.mismatch(of: expectation)
      }
      if mismatch == nil { remarkOnTime(since: start) }
    }
    if case .events = expectation { lifecycleEvents = [] }
    if case .screen = expectation { player.recorder?.expectScreen(target.frame, at: target.now) }
    guard let mismatch else { return }
    guard player.isUpdating, case .screen = expectation else {
      guard let duration else { throw .failed(mismatch) }
      let limit = Notation.duration(duration)
      throw .failed(
        Mismatch(mismatch.message + ", even after \(limit)", expectedRows: mismatch.expectedRows))
    }
    screenUpdates.append(ScreenUpdate(lines: line.span.lines, rows: target.frame.lines))
  }

  /// Compares the screen with a kept one, or keeps it.
  func compareSnapshot(_ name: String) throws(PlayStop) {
    let rows = try begun().frame.lines
    let text = rows.map { "|\($0)|\n" }.joined()
    guard let store = player.snapshots else {
      throw .failed(Mismatch("snapshots are kept nowhere"))
    }
    let kept: String?
    do throws(FileError) {
      kept = try store.snapshot(named: name, of: file)
      if kept == text { return }
      if player.isUpdating { return try store.save(text, named: name, of: file) }
    } catch {
      throw .failed(Mismatch("\(error)"))
    }
    guard let kept else {
      throw .failed(Mismatch("there is no snapshot “\(name)” yet; --update makes it"))
    }
    throw .failed(
      Mismatch("the screen differs from the snapshot “\(name)”", expectedRows: Self.rows(of: kept))
    )
  }

  private func remarkOnTime(since start: Duration) {
    let passed = Notation.duration((target?.now ?? start) - start)
    history.remark("\(file):\(line.span.line): became true after \(passed)")
  }

  /// The rows of a snapshot without their bars.
  private static func rows(of text: String) -> [String] {
    text.split(separator: "\n").map { row in
      let hasBars = row.count >= 2 && row.hasPrefix("|") && row.hasSuffix("|")
      return hasBars ? String(row.dropFirst().dropLast()) : String(row)
    }
  }
}
