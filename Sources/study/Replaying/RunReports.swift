import Files
import KeyScript
import KeyScriptTools
import StudyCatalog
import TerminalCore

/// Tells how a run of scripts goes, while it goes.
struct RunReports {
  private let invocation: Invocation
  private let console: Console
  /// Whether there are several scripts.
  private let isOfMany: Bool
  private let junitFile: OutputFile?
  private var junit = JUnitReport(name: "study replay")
  private var tap: TAPReport
  private var summary = PlaySummary()
  private var compared = RenderCheck.Count()
  /// The names of the variables that the scripts use; `nil` if one wasn't read, or none was.
  private var variables: Set<String>?
  private var hasUnusedVariable = false

  /// Begins the report of a run.
  ///
  /// - Parameters:
  ///   - count: The number of scripts.
  ///   - emptiness: Why there are none; `nil` if there are some.
  ///   - invocation: The command line, which says what is reported.
  ///   - junitFile: The file for the results as JUnit XML; `nil` for none.
  ///   - console: Where the rest is printed.
  init(
    _ count: Int, emptiness: String?, _ invocation: Invocation, _ junitFile: OutputFile?,
    _ console: Console
  ) {
    self.invocation = invocation
    self.junitFile = junitFile
    self.console = console
    isOfMany = count > 1
    variables = count > 0 ? [] : nil
    tap = TAPReport(count, reason: emptiness ?? "")
    if invocation.run.printsTAP {
      console.write(tap.opening)
    } else if let emptiness, !invocation.printsJSON {
      console.report(emptiness)
    }
  }

  /// The exit status of the scripts so far.
  var exitStatus: Int32 {
    hasUnusedVariable ? max(summary.exitStatus, ExitStatus.wrongUse) : summary.exitStatus
  }

  /// Tells the result of a script. One that passed has no report, except for other programs.
  mutating func tell(_ played: PlayedScript) {
    if let heard = played.heard {
      if isOfMany { console.print(played.result.file.visible) }
      console.print(heard)
    }
    if let events = played.events { console.print(events) }
    variables = played.variables.flatMap { variables?.union($0) }
    add(played.result)
    if !invocation.run.printsTAP {
      if let report = played.report {
        if invocation.printsJSON { console.print(report) } else { console.report(report) }
      }
      for remark in played.remarks { console.report(remark.visible) }
    }
    if let refusal = played.refusal { console.complain(refusal) }
    if invocation.run.annotates { played.result.annotations.forEach { console.print($0) } }
    if let count = played.compared { compared += count }
  }

  /// Adds the result of a script to what other programs read.
  mutating func add(_ result: ScriptResult) {
    summary.add(result)
    if case .skipped = result.outcome { variables = nil }
    if invocation.run.printsTAP { console.write(tap.lines(for: result)) }
    if junitFile != nil { junit.add(result) }
  }

  /// Prints the totals, and writes the file.
  ///
  /// - Parameter isStopped: Whether a signal has stopped the run.
  /// - Returns: The error of the file, if it could not be written.
  mutating func end(isStopped: Bool = false) -> FileError? {
    if isStopped { variables = nil }
    complainOfVariables()
    if isStopped, invocation.run.printsTAP { console.write("Bail out! stopped by a signal\n") }
    let compared = invocation.comparesTwins ? compared : nil
    if invocation.printsJSON {
      // Tools wait for the last line.
      console.print(summary.json(compared: compared))
    } else if !invocation.run.printsTAP, summary.hasCounted {
      console.print("\(summary)" + (compared.map { "; \($0) compared" } ?? ""))
    }
    junitFile?.write(junit.text)
    junitFile?.finish()
    return junitFile?.failure
  }

  /// Complains of variables of the command line that no script uses, because they are probably
  /// misspelled.
  private mutating func complainOfVariables() {
    guard let variables else { return }
    for name in invocation.variables.keys.sorted() where !variables.contains(name) {
      console.complain(UnusedVariable(name: name, known: variables.sorted()))
      hasUnusedVariable = true
    }
  }
}

extension PlaySummary {
  /// Whether there is anything to say: a file that isn't a script is not counted.
  fileprivate var hasCounted: Bool { passed + failed + skipped > 0 || exitStatus == 0 }
}

/// A variable of the command line that no script uses.
private struct UnusedVariable: Complaint {
  let name: String
  /// The names of the variables that the scripts use.
  let known: [String]

  var message: BilingualText {
    let nearest = Suggestion.nearest(to: name, among: known)
    let name = Notation.shortened(name)
    return BilingualText(
      japanese: "変数「\(name)」はどの操作の記録でも使いません。"
        + (nearest.map { "「\($0)」のことですか？" } ?? "--define を外してください"),
      english: "no script uses the variable “\(name)”; "
        + (nearest.map { "did you mean “\($0)”?" } ?? "leave that --define out"))
  }
}
