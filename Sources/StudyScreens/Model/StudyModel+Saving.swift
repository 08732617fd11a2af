import Navigation
import Records
import TerminalCore
import TerminalUI

extension StudyModel {
  /// Why the records can't be stored or read; `nil` if they can.
  var recordsProblem: String? {
    if let obstacle = records.obstacle {
      return language("このあとの記録は残りません。", "Nothing will be saved from now on: ")
        + language(obstacle.message)
    }
    if let error = access.writeError {
      return (records.unsavedCount == 0 ? "" : language("まだ保存できていません。", "Not saved yet: "))
        + language(error.message)
    }
    // The problem may be over by now.
    if access.readError != nil { updateSnapshot() }
    return access.readError.map {
      language("記録を読めません。", "The records can’t be read: ") + language($0.message)
    }
  }

  /// The same, without the cause if it lasts until the program quits.
  var briefRecordsProblem: String? {
    records.obstacle == nil
      ? recordsProblem : language("記録は残りません。", "Nothing will be saved from now on.")
  }

  /// The path of the file that ``recordsProblem`` is about.
  var pathOfProblem: String? { (records.obstacle ?? access.writeError ?? access.readError)?.path }

  /// Whether something can't be written or read that perhaps can later.
  var mayRecover: Bool {
    records.obstacle == nil
      && (records.unsavedCount > 0 || access.readError != nil || !layers.isRead)
  }

  /// Tries again to write and to read.
  fileprivate func recover() {
    if records.unsavedCount > 0 { change { records throws(RecordsError) in try records.save() } }
    readSettings()
    if access.readError != nil {
      snapshot.expire()
      updateSnapshot()
    }
  }

  /// The sentence before leaving a round that says whether it can be continued.
  var promiseToContinue: String {
    if records.obstacle != nil {
      return language("つづきは、終了するまでならできます。", "You can continue it until you quit.")
    }
    return records.unsavedCount == 0
      ? language("つづきは、あとでできます。", "If you leave now, you can continue later.")
      : language("つづきは、保存できたらできます。", "You can continue it once it is saved.")
  }

  /// The question before quitting if changes would be lost that can't be saved even now, which this
  /// tries; `nil` if everything is saved.
  var quitQuestion: String? {
    guard records.unsavedCount > 0 else { return nil }
    change { records throws(RecordsError) in try records.save() }
    guard records.unsavedCount > 0, let recordsProblem else { return nil }
    return recordsProblem + language("。\n終了すると残りません。", ".\nIf you quit now, it is lost.")
  }
}

extension Context where Owner: StudyScreen {
  /// Tries again every second, while the screen is visible, to write what isn't written yet, until
  /// that succeeds. Does nothing while everything is written.
  func recover(_ model: StudyModel) {
    guard model.mayRecover else { return }
    every("recover", .seconds(1), scope: .visible) { screen, context in
      // Beside another pane, only the top screen tries; the others see whether it succeeds.
      if context.path.top.id == context.entry { screen.model.recover() }
      guard !screen.model.mayRecover else { return }
      screen.model.access.endRecovery(at: context.queue.now)
      // The settings that were read may ask for readings.
      context.appearance.language = screen.model.language
      screen.read()
      context.cancelTask("recover")
    }
  }
}
