import Navigation
import SpacedRepetition
import TerminalCore
import TerminalUI

/// The notices, and the reason if the records currently can't be written or read.
struct NoticeText<Owner: StudyScreen>: View {
  let model: StudyModel
  /// Whether a narrow window leaves out why nothing is kept, because the screen needs the lines for
  /// something else.
  var isBrief = false

  func place(in layout: inout Layout<Owner>) {
    // In code for any screen, a key path would be made by a lookup at each layout.
    lines.onChange(of: { $0.model.mayRecover }) { screen, context in
      context.recover(screen.model)
    }.onChange(of: { ReadingState(of: $0.model) }) { screen, _ in
      screen.read()
    }.place(in: &layout)
  }

  /// The lines, which stay at the top, with an empty one below them where there is room.
  private var lines: some View<Owner> { NoticeLines<Owner>(model: model, isBrief: isBrief) }
}

/// What makes screens out of date that have read the records, besides their own changes.
private struct ReadingState: Equatable {
  /// The day, which ends while a program is left open.
  let day: StudyDay
  let timedOutCount: Int

  init(of model: StudyModel) {
    (day, timedOutCount) = (model.clock.today, model.hiddenExams.timedOutCount)
  }
}

/// The lines of a ``NoticeText``.
private struct NoticeLines<Owner: StudyScreen>: View {
  let model: StudyModel
  let isBrief: Bool

  func place(in layout: inout Layout<Owner>) {
    let whole = model.recordsProblem
    let isTold =
      layout.appearance.readsFrames
      && whole.map { !model.access.claim($0, for: ObjectIdentifier(Owner.self)) } ?? false
    let isBrief = isBrief && layout.width < Self.narrow || isTold
    let ofRecords = isBrief ? model.briefRecordsProblem : whole
    let current = [model.copyProblem, ofRecords].compactMap(\.self)
    let problems = model.notices.all + current
    for problem in problems {
      // Line mode breaks lines itself, or leaves them whole for a pipe.
      let text =
        layout.appearance.readsFrames ? problem : broken(problem, to: layout.width - 2)
      Text<Owner>(text, role: .bad).pinned().place(in: &layout)
    }
    if !problems.isEmpty { SpareLine<Owner>().place(in: &layout) }
  }

  /// Begins a new line with what to do, if the message takes more than one anyway. In a narrow
  /// window, only says the name of the file, whose folder the question before quitting tells.
  private func broken(_ message: String, to width: Int) -> String {
    guard message.displayWidth > min(width, 76) else { return message }
    if width < Self.narrow, let path = model.pathOfProblem {
      let name = path.split(separator: "/").last ?? ""
      return message.replacing(part: path, by: String(name))
    }
    let parts = message.replacing(part: "; ", by: ";\n").replacing(part: "。", by: "。\n")
    // Where a part takes more than one line, the new line would only leave another one short.
    let fits = parts.split(separator: "\n").allSatisfy { String($0).displayWidth <= min(width, 76) }
    return fits ? parts : message
  }

  /// The cells from which a line has room for a path.
  private static var narrow: Int { 50 }
}

extension Context where Owner: StudyScreen {
  /// Starts to follow the learner's own lessons, and shows the messages for the first screen in a
  /// dialog, if this is the top screen.
  func catchUp(with model: StudyModel) {
    followLessons(of: model)
    guard path.top.id == entry, let news = model.takeNews() else { return }
    present(Dialog(news.asSentences, in: model.language))
  }
}

extension String {
  /// The lines with a capital at the beginning, unless they begin with the name of a file. Messages
  /// that also follow a colon or the name of a command begin with a small letter.
  fileprivate var asSentences: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let beginsWithWord = line.prefix { $0 != " " }.allSatisfy { $0.isLetter || $0 == "’" }
      return beginsWithWord ? line.prefix(1).uppercased() + line.dropFirst() : String(line)
    }.joined(separator: "\n")
  }
}
