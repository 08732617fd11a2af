extension RowPattern {
  /// The texts of the named parts in the first match of a row: the one that begins first, and of
  /// those the one that the expression prefers. A part that the match leaves out is empty.
  ///
  /// - Parameter row: The row.
  /// - Returns: `nil` if no part of the row matches.
  /// - Complexity: O(*n*·*m*) for *n* characters and *m* parts.
  func parts(of row: String) -> [String: String]? {
    let row = Array(row)
    var threads: [PatternThread] = []
    var match: PatternThread?
    for position in 0...row.count {
      var next = PatternThreads(count: steps.count + 1)
      for thread in threads { follow(thread, at: position, in: row, &next) }
      // Whoever begins later comes after all others, and not at all after a match.
      if match == nil { follow(PatternThread(step: 0), at: position, in: row, &next) }
      threads = []
      for thread in next.all {
        // Those that come after a match are less preferred.
        if thread.step == steps.count {
          match = thread
          break
        }
        guard position < row.count, consumes(row[position], at: thread.step) else { continue }
        threads.append(thread.moved(to: thread.step + 1))
      }
      if threads.isEmpty, match != nil { break }
    }
    return match.map { texts(of: $0, in: row) }
  }

  private func texts(of match: PatternThread, in row: [Character]) -> [String: String] {
    var texts: [String: String] = [:]
    for name in partNames {
      let range = match.parts[name].flatMap { part in part.end.map { part.start..<$0 } }
      texts[name] = range.map { String(row[$0]) } ?? ""
    }
    return texts
  }

  /// Adds the steps that consume a character and are reachable from a thread, the preferred ones
  /// first.
  private func follow(
    _ thread: PatternThread, at position: Int, in row: [Character], _ threads: inout PatternThreads
  ) {
    guard threads.isNew(thread.step) else { return }
    guard thread.step < steps.count else { return threads.add(thread) }
    func follow(to step: Int) {
      self.follow(thread.moved(to: step), at: position, in: row, &threads)
    }
    switch steps[thread.step] {
    case .one: threads.add(thread)
    case .jump(let target): follow(to: target)
    case .either(let other, let isNextFirst):
      for step in isNextFirst ? [thread.step + 1, other] : [other, thread.step + 1] {
        follow(to: step)
      }
    case .at(let place): if place.holds(at: position, in: row) { follow(to: thread.step + 1) }
    case .partStart(let name):
      var inside = thread.moved(to: thread.step + 1)
      inside.parts[name] = (position, nil)
      self.follow(inside, at: position, in: row, &threads)
    case .partEnd(let name):
      var after = thread.moved(to: thread.step + 1)
      after.parts[name]?.end = position
      self.follow(after, at: position, in: row, &threads)
    }
  }
}

/// A way through an expression, and the parts on it.
private struct PatternThread {
  var step: Int
  /// The first character of each part, and the one after its last.
  var parts: [String: (start: Int, end: Int?)] = [:]

  func moved(to step: Int) -> PatternThread { PatternThread(step: step, parts: parts) }
}

/// The threads at a position, the preferred ones first.
private struct PatternThreads {
  private(set) var all: [PatternThread] = []
  private var isKnown: [Bool]

  init(count: Int) { isKnown = Array(repeating: false, count: count) }

  /// Whether no thread has come to a step yet. A later one is less preferred.
  mutating func isNew(_ step: Int) -> Bool {
    defer { isKnown[step] = true }
    return !isKnown[step]
  }

  mutating func add(_ thread: PatternThread) { all.append(thread) }
}
