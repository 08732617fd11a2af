import Navigation
import Synchronization
import TerminalCore
import TerminalUI

/// Messages that all screens show until the program quits, such as that a recording failed.
public final class Notices: Sendable {
  private let lines = Mutex<[String]>([])
  private let show = Mutex<@Sendable (String) -> Void>({ _ in })

  /// Creates an empty list.
  public init() {}

  /// Adds a message. Visible screens show it at their next layout.
  public func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// Sets the function that shows a short message on the active screen.
  func onTelling(_ show: @escaping @Sendable (String) -> Void) {
    self.show.withLock { $0 = show }
  }

  /// Shows a short message on the active screen, whatever mode it is in, until a key is pressed.
  func tell(_ text: String) { show.withLock(\.self)(text) }

  /// All messages, oldest first.
  var all: [String] { lines.withLock { $0 } }
}

/// The notices, and the reason if the records currently can't be written or read.
struct NoticeText<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    let current = [model.copyProblem, model.recordsProblem].compactMap(\.self)
    for problem in model.notices.all + current {
      Text<Owner>(problem, role: .bad).place(in: &layout)
    }
  }
}

extension Context where Owner: StudyScreen {
  /// Shows the messages for the first screen in a dialog, if this is the top screen; and starts to
  /// follow the learner's own lessons.
  func presentNews(of model: StudyModel) {
    followLessons(of: model)
    guard path.top.id == entry, let news = model.takeNews() else { return }
    present(Dialog(news, choices: [model.language.label("閉じる", "Close")]))
  }
}
