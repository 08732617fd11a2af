import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalUI

extension SettingsScreen {
  /// The row that fits the schedule to how the learner forgets. There is none before enough answers
  /// tell that, which takes weeks.
  @ViewBuilder<Self> var fitting: some View<Self> {
    if hasOwnParameters || answerCount >= ParameterFit.leastAnswers {
      Row(model.name(of: .fit), detail: fittingState)
        .id(Setting.fit.rawValue).actionName(
          hasOwnParameters
            ? model.language.wordForChoosing : model.language.wordForBeginning
        )
        .onSelect { screen, context in screen.chooseFit(in: context) }
    }
  }

  private var fittingState: String {
    if isFitting { return model.language.label("計算しています...", "working...") }
    if isFitTooEarly {
      return model.language.label(["別の日の", "答えも", "必要です"], "needs more answers on later days")
    }
    return hasOwnParameters
      ? model.language.label("調整ずみ", "fitted") : model.language("ふつう", "standard")
  }

  /// Starts fitting, or explains why it is too early. If the schedule is already fitted, asks
  /// whether to keep it, fit it again, or go back to the standard one.
  private mutating func chooseFit(in context: Context<Self>) {
    guard !isFitting else { return }
    if hasOwnParameters { askForStandard(in: context) } else { fit(in: context) }
  }

  /// Starts fitting unless it is too early. What was fitted before stays until a new result
  /// arrives.
  private mutating func fit(in context: Context<Self>) {
    guard answerCount >= ParameterFit.leastAnswers else {
      let message = model.language(
        "\(ParameterFit.leastAnswers)問答えると、忘れ方に合わせて復習の予定を立てられるようになります。",
        "After \(ParameterFit.leastAnswers) answers, reviews can be planned to match how you forget."
      )
      return context.present(Dialog(message, in: model.language))
    }
    guard let histories = model.histories else { return }
    (isFitting, isFitTooEarly) = (true, false)
    let eraseCount = model.eraseCount
    context.task("fit") {
      ParameterFit(histories).fitted()
    } then: { screen, result in
      screen.isFitting = false
      // What the answers told is erased with them.
      guard screen.model.eraseCount == eraseCount else { return }
      let parameters = result.get()
      screen.isFitTooEarly = parameters == nil
      if let parameters { screen.use(parameters) }
    }
  }

  private func askForStandard(in context: Context<Self>) {
    let question = model.language(
      "予定はあなたの忘れ方に合わせてあります。", "The schedule is fitted to how you forget.")
    let choices: [Choice<FittingChoice>] = [
      Choice(model.language.label(["もう一度", "調整する"], "Fit it again"), .again),
      Choice(model.language.label(["ふつうに", "戻す"], "Back to standard"), .standard),
    ]
    let keep = Choice(model.language("このまま", "Keep it"), FittingChoice.keep).focused()
    context.present(Dialog(question, choices: choices, cancel: keep)) { screen, choice, context in
      switch choice {
      case .again: screen.fit(in: context)
      case .standard: screen.use(nil)
      case .keep: break
      }
    }
  }

  /// Stores the parameters that schedule reviews from the next answer on; `nil` restores the
  /// standard ones.
  private mutating func use(_ parameters: FSRSParameters?) {
    model.change { records throws(RecordsError) in try records.set(parameters) }
    read()
  }
}

/// What to do with a schedule that is fitted already.
private enum FittingChoice {
  case again, standard, keep
}

extension StudyModel {
  /// The total number of answers.
  var answerCount: Int {
    read { records throws(RecordsError) in try records.answerCount() } ?? 0
  }

  /// Whether reviews are scheduled with parameters fitted to the learner.
  var hasOwnParameters: Bool {
    (read { records throws(RecordsError) in try records.setting(.parameters) } ?? nil) != nil
  }

  /// The answers to each item; `nil` if they can't be read.
  fileprivate var histories: [[ParameterFit.Answer]]? {
    read { records throws(RecordsError) in try records.histories() }
  }
}
