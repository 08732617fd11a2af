import Synchronization
import TerminalCore
import TerminalUI

/// What whoever runs the program has the screens say from now on, such as that a recording has broken off.
public final class Notices: Sendable {
  private let lines = Mutex<[String]>([])

  /// Begins with nothing to say.
  public init() {}

  /// Adds a line. Screens that are visible show it when they are laid out again.
  public func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// All lines, oldest first.
  var all: [String] { lines.withLock { $0 } }
}

/// That what the person does can't be written, for as long as that is so.
struct NoticeText<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    for problem in model.notices.all + (model.writeProblem.map { [$0] } ?? []) {
      Text<Owner>(problem, style: Style(foreground: .red)).place(in: &layout)
    }
  }
}

extension Context {
  /// Tells the person what there is to tell, over the first screen of the program.
  func presentNews(of model: StudyModel) {
    guard let news = model.takeNews() else { return }
    present(Dialog(news, choices: [model.language("閉じる", "Close")]))
  }
}
