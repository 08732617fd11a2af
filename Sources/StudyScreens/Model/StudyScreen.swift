import Navigation
import TerminalUI

/// A screen of Study. Whichever is on top when the program ends has what is not on the disk yet written.
protocol StudyScreen: Screen<StudyRoute> {
  /// What the screens share.
  var model: StudyModel { get }
}

extension StudyScreen {
  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    if phase == .willDisappear(.quit) { model.end() }
  }
}
