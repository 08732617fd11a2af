import StudyCatalog
import Testing

@testable import study

@Suite("The command line of study check")
struct CheckInvocationTests {
  @Test(
    "names either files and folders, or where Study keeps its own",
    arguments: [
      (
        ["check", "--state=s", "a"], "leave out --state or the PATH, which alone would be checked"
      ),
      (
        ["check", "a", "--lessons", "l"],
        "leave out --lessons or the PATH, which alone would be checked"
      ),
      (["check", "--plain", "a"], "leave --plain out; study check does not use it"),
      (["check", "--json", "a"], "leave --json out; study check does not use it"),
      (["check", "-"], "study check can’t read standard input; give a file: study check PATH"),
    ])
  func mistakes(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
    #expect(error?.message.english == message)
    #expect(error?.message.japanese.contains(/[ぁ-ん]/) == true)
  }
}
