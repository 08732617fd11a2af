import TerminalCore

extension Transcript {
  /// Whether a command is also meant for a frame that hasn't been written yet: the same screen or
  /// dialog, and for a number, the same line.
  func isMeant(_ command: LineCommand, for frame: Frame) -> Bool {
    guard let written, let reading = frame.reading else { return true }
    let text = FrameText(frame, reading)
    let isSameScreen =
      text.titles == written.text.titles && text.shownMode == written.text.shownMode
      && text.isDialog == written.text.isDialog
      && (!text.isDialog || text.news == written.text.news)
    switch command {
    case .choose(let index), .pressOn(_, let index), .set(let index, _):
      return isSameScreen && text.targets.name(of: index) == written.text.targets.name(of: index)
    case .type: return isSameScreen && reading.field == written.reading.field
    case .press, .step: return isSameScreen
    default: return true
    }
  }
}
