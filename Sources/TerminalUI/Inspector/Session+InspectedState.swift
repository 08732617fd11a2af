import Navigation
import TerminalCore

extension Session {
  /// What is now: the path, and what is under way.
  var inspectedState: [InspectorLine] {
    // The log keeps half of the rows at least.
    let rows = max(2, (window.rows - 4) / 2)
    let underWay = inspectedWork
    let pathRows = max(1, rows - underWay.count)
    let entries = router.path.entries.suffix(pathRows).map { entry in
      InspectorLine(" \(entry.id) \(routeName(entry.route))")
    }
    let left = router.path.count - entries.count
    let path = heading(phrases.path + (left > 0 ? " (+\(left))" : "")) + entries
    let work = underWay.isEmpty ? [] : heading(phrases.underWay) + underWay.prefix(rows)
    return path + work + heading(phrases.log)
  }

  private func heading(_ words: String) -> [InspectorLine] {
    [InspectorLine(words, Style(attributes: .underline))]
  }

  /// What has begun and not ended, in the words of the library.
  private var inspectedWork: [InspectorLine] {
    var lines: [String] = []
    switch motion {
    case .still: break
    case .sliding(let presentation, _):
      lines.append("\(presentation.from.id) to \(presentation.to.id), \(presentation.direction)")
    case .swiping(let swipe), .springingBack(let swipe, _):
      lines.append("a swipe from \(swipe.from.id) to \(swipe.to.id)")
    }
    if let question = router.question { lines.append("\(question.entry) asks before leaving") }
    lines += router.openSlots.map { "\($0.owner) waits for \($0.answer)" }
    let lingering = Set(router.tasks.lingering)
    lines += router.tasks.underWay.map {
      "the task \($0)" + (lingering.contains($0) ? ", cancelled" : "")
    }
    return lines.map { InspectorLine(" " + $0) }
  }
}
