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
      InspectorLine(" \(entry.id) \(routeName(entry.route)) \(title(of: entry))")
    }
    let left = router.path.count - entries.count
    let path = heading(phrases.path + (left > 0 ? " (+\(left))" : "")) + entries
    let work = underWay.isEmpty ? [] : heading(phrases.underWay) + underWay.prefix(rows)
    return path + work + heading(phrases.log)
  }

  private func heading(_ words: String) -> [InspectorLine] {
    [InspectorLine(words, Style(attributes: .underline))]
  }

  /// What has begun and not ended.
  private var inspectedWork: [InspectorLine] {
    var lines: [String] = []
    switch motion {
    case .still: break
    case .sliding(let presentation, _):
      lines.append(
        phrases.transition(
          "\(presentation.from.id)", "\(presentation.to.id)", "\(presentation.direction)"))
    case .swiping(let swipe), .springingBack(let swipe, _):
      lines.append(phrases.swipe("\(swipe.from.id)", "\(swipe.to.id)"))
    }
    if let question = router.question {
      lines.append(phrases.asksBeforeLeaving("\(question.entry)"))
    }
    lines += router.openAskings.map {
      phrases.waits("\($0.slot.owner)", for: $0.slot.answer, from: "\($0.asked)")
    }
    let lingering = Set(router.tasks.lingering)
    lines += router.tasks.underWay.map {
      phrases.task("\($0)", isCancelled: lingering.contains($0))
    }
    return lines.map { InspectorLine(" " + $0) }
  }
}
