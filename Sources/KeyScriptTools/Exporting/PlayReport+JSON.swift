public import KeyScript
import TerminalCore

extension PlayReport {
  /// The report for other programs: a JSON object on one line, without a line feed.
  ///
  /// It has the `file`, a `status` of `passed`, `failed`, `wrong`, `reached`, `stopped`, or `lost`,
  /// and the virtual `time` at the end, in seconds. A failure also has the `line`, a `message`, the
  /// `expected` and the `actual` rows, and more.
  public var json: String {
    switch outcome {
    case .passed: object("passed")
    case .failed(let failure): json(of: failure)
    case .wrong(let error): json(of: error)
    case .reached(let line): object("reached", line: line)
    case .stopped: object("stopped")
    case .lostTerminal(let error): object("lost", message: "\(error)")
    }
  }

  private func json(of error: ScriptError) -> String {
    let mistakes = error.later.isEmpty ? [] : [error] + error.later
    return object(
      "wrong", line: error.origins.last?.line ?? error.line, places: error.places,
      column: error.column, message: error.headline, mistakes: mistakes.map(summary),
      hasMore: error.hasMore)
  }

  /// What the list of several mistakes has of each.
  private func summary(of error: ScriptError) -> String {
    JSONText.object([
      "line": "\(error.origins.last?.line ?? error.line)",
      "places": error.places.map(JSONText.list), "column": "\(error.column)",
      "message": JSONText.quoted(error.headline),
    ])
  }

  private func json(of failure: PlayFailure) -> String {
    let rows = failure.expectedRows.map { JSONText.list($0.map(JSONText.quoted)) }
    let cells = failure.markedCells.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
      .map { JSONText.list(["\($0.column)", "\($0.row)"]) }
    return JSONText.object([
      "file": JSONText.quoted(file), "status": JSONText.quoted("failed"), "time": time,
      "line": "\(failure.origins.last?.line ?? failure.line)",
      "places": failure.places.map(JSONText.list), "directive": JSONText.quoted(failure.directive),
      "message": JSONText.quoted(failure.message), "expected": rows,
      "actual": JSONText.list(failure.actualRows.map(JSONText.quoted)),
      "cells": cells.isEmpty ? nil : JSONText.list(cells),
      "route": JSONText.quoted(failure.route),
      "pending": JSONText.list(failure.pending.map(JSONText.quoted)),
      "input": JSONText.list(failure.events.map(JSONText.quoted)),
      "failures": failures.count > 1 ? JSONText.list(failures.map(summary)) : nil,
      "hint": failure.hint.map(JSONText.quoted), "note": failure.note.map(JSONText.quoted),
      "replay": failure.command.map(JSONText.quoted), "remarks": quotedRemarks,
    ])
  }

  /// What the list of several failures has of each.
  private func summary(of failure: PlayFailure) -> String {
    JSONText.object([
      "line": "\(failure.origins.last?.line ?? failure.line)",
      "places": failure.places.map(JSONText.list),
      "directive": JSONText.quoted(failure.directive), "message": JSONText.quoted(failure.message),
    ])
  }

  private func object(
    _ status: String, line: Int? = nil, places: [String]? = nil, column: Int? = nil,
    message: String? = nil, mistakes: [String] = [], hasMore: Bool = false
  ) -> String {
    JSONText.object([
      "file": JSONText.quoted(file), "status": JSONText.quoted(status), "time": time,
      "line": line.map { "\($0)" }, "places": places.map(JSONText.list),
      "column": column.map { "\($0)" },
      "message": message.map(JSONText.quoted),
      "mistakes": mistakes.isEmpty ? nil : JSONText.list(mistakes),
      "more": hasMore ? "true" : nil,
      "remarks": quotedRemarks,
    ])
  }

  private var quotedRemarks: String? {
    remarks.isEmpty ? nil : JSONText.list(remarks.map(JSONText.quoted))
  }

  private var time: String { JSONText.seconds(duration) }
}

extension ScriptError {
  /// The places of a mistake in a shared line, innermost first; `nil` for one in the script itself.
  fileprivate var places: [String]? { origins.places(after: file, line) }
}

extension PlayFailure {
  /// The places of a shared line, innermost first; `nil` for one of the script itself.
  fileprivate var places: [String]? { origins.places(after: file, line) }
}

extension [ScriptOrigin] {
  fileprivate func places(after file: String, _ line: Int) -> [String]? {
    isEmpty
      ? nil : (["\(file):\(line)"] + map { "\($0.file):\($0.line)" }).map(JSONText.quoted)
  }
}

extension ScriptResult {
  /// The report for other programs about a file that can't be played: a JSON object on one line, as
  /// that of a play, with a `status` of `refused`; `nil` if it was played or skipped.
  package var refusalAsJSON: String? {
    guard case .refused(let reason) = outcome else { return nil }
    return JSONText.object([
      "file": JSONText.quoted(file), "status": JSONText.quoted("refused"),
      "message": JSONText.quoted(reason),
    ])
  }
}

extension PlaySummary {
  /// The summary for other programs: a JSON object on one line, without a line feed. It includes
  /// the counts of a ``RenderCheck`` if there was one.
  public func json(compared: RenderCheck.Count? = nil) -> String {
    JSONText.object([
      "passed": "\(passed)", "failed": "\(failed)", "refused": refused > 0 ? "\(refused)" : nil,
      "skipped": skipped > 0 ? "\(skipped)" : nil,
      "frames": compared.map { "\($0.frames)" }, "cells": compared.map { "\($0.cells)" },
    ])
  }
}
