import KeyScript
import ScreenStack

/// A program whose `main` is asynchronous, whose screen needs the main actor, and whose runs can be
/// recorded.
@main
struct Main {
  static func main() async {
    let options = RunOptions<MainRoute>(
      inspector: true, recording: { try RecordingFile($0, of: $1) },
      arguments: CommandLine.arguments.dropFirst())
    await App<MainRoute>(root: .question) { _ in Question() }.run(options)
  }
}

enum MainRoute: RouteValue { case question }

/// Asks the main actor, which has to be free while the program runs.
struct Question: Screen {
  typealias Route = MainRoute

  private var answer = "waiting"

  var title: String { "Question" }
  var body: some View<Self> { Row(answer) }

  mutating func start(in context: Context<Self>) {
    context.task("ask") {
      print("the task runs")
      return await MainActor.run { "the main actor answers" }
    } then: { screen, result in
      screen.answer = result.get()
    }
  }
}
