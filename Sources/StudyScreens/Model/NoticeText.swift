import Navigation
import Synchronization
import TerminalCore
import TerminalUI

/// Messages that all screens show from now on, such as that a recording broke off.
public final class Notices: Sendable {
  private let lines = Mutex<[String]>([])

  /// Creates an empty list.
  public init() {}

  /// Adds a message. Visible screens show it at their next layout.
  public func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// All messages, oldest first.
  var all: [String] { lines.withLock { $0 } }
}

/// The notices, and why the records can't be written or read as long as they can't.
struct NoticeText<Owner: Routed>: View {
  let model: StudyModel

  func place(in layout: inout Layout<Owner>) {
    model.noteCopy()
    for problem in model.notices.all + (model.recordsProblem.map { [$0] } ?? []) {
      Text<Owner>(problem, role: .bad).place(in: &layout)
    }
  }
}

extension Context where Owner: StudyScreen {
  /// Shows the messages for the first screen in a dialog. Of screens side by side the top one does.
  /// From then on, the screens show the person's own lessons as they are.
  func presentNews(of model: StudyModel) {
    followLessons(of: model)
    guard path.top.id == entry, let news = model.takeNews() else { return }
    present(Dialog(news, choices: [model.language.label("閉じる", "Close")]))
  }
}
