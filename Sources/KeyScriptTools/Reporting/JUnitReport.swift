import Files
import TerminalCore

/// A report of a run in the XML format of JUnit, which most CI systems read.
///
/// The scripts of a folder are a test suite, and each script is a test case. A check that did not
/// hold is a `failure`; a script with a mistake, or one that was refused, is an `error`. Only what
/// the strictest schema in use permits is written, `junit-10.xsd` of Jenkins. That schema has no
/// place for the path of a script, so it is split: the folder is the `classname`, and the file is
/// the `name`.
public struct JUnitReport {
  /// The cases of a folder.
  private struct Suite {
    let name: String
    var count = Count()
    var cases = ""
  }

  /// The numbers of cases, and the time they took.
  private struct Count {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var time = Duration.zero

    mutating func add(_ result: ScriptResult) {
      tests += 1
      time += result.time
      switch result.verdict {
      case .passed: break
      case .skipped: skipped += 1
      case .failed: failures += 1
      case .mistaken: errors += 1
      }
    }

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" "
        + "time=\(XMLText.quoted(time.seconds))"
    }
  }

  private let name: String
  private var suites: [Suite] = []
  /// The index of the suite of each folder.
  private var indices: [String: Int] = [:]
  private var count = Count()

  /// Creates the report of a run without scripts.
  ///
  /// - Parameter name: What the run is called, such as the command that plays the scripts.
  public init(name: String) {
    self.name = name
  }

  /// Adds the result of a script.
  public mutating func add(_ result: ScriptResult) {
    let (folder, file) = Folder.parts(of: result.file)
    let index = indices[folder] ?? suites.count
    if index == suites.count {
      suites.append(Suite(name: folder))
      indices[folder] = index
    }
    count.add(result)
    suites[index].count.add(result)
    let attributes =
      "name=\(XMLText.quoted(file)) classname=\(XMLText.quoted(folder)) "
      + "time=\(XMLText.quoted(result.time.seconds))"
    suites[index].cases += "    <testcase \(attributes)" + Self.ending(of: result) + "\n"
  }

  /// The rest of a case, after its attributes.
  private static func ending(of result: ScriptResult) -> String {
    let (element, attributes, text) =
      switch result.verdict {
      case .passed: ("", "", "")
      case .skipped(let reason): ("skipped", "message=\(XMLText.quoted(reason))", "")
      case .failed(let problem):
        ("failure", attributes(of: problem, in: result.file), problem.report)
      case .mistaken(let problem):
        ("error", attributes(of: problem, in: result.file), problem.report)
      }
    if element.isEmpty { return "/>" }
    let start = ">\n      <\(element) \(attributes)"
    let end = text.isEmpty ? "/>" : ">\(XMLText.escaped(text))</\(element)>"
    return start + end + "\n    </testcase>"
  }

  private static func attributes(
    of problem: ScriptResult.Problem, in script: String
  ) -> String {
    let file = problem.file.flatMap { $0 == script ? nil : "\($0.visible):" } ?? "line "
    let place = problem.line.map { "\(file)\($0): " } ?? ""
    return "message=\(XMLText.quoted(place + problem.message)) "
      + "type=\(XMLText.quoted(problem.title))"
  }

  /// The report as the contents of a file.
  public var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\(XMLText.quoted(name)) \(count.attributes)>\n"
    for suite in suites {
      let attributes = "\(suite.count.attributes) skipped=\"\(suite.count.skipped)\""
      text += "  <testsuite name=\(XMLText.quoted(suite.name)) \(attributes)>\n"
      text += suite.cases
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}

extension Duration {
  /// The time in seconds, rounded to milliseconds, as in `1.050`.
  fileprivate var seconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    let rest = "\(milliseconds % 1_000)"
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
