import Records
import TerminalCore
import TerminalUI

extension StudyModel {
  /// Why the records can't be stored or read; `nil` if they can.
  var recordsProblem: String? {
    if let obstacle = records.obstacle {
      return language("このあとの記録は残りません。", "Nothing is kept from now on: ")
        + language(obstacle.message)
    }
    if let error = access.writeError {
      return (records.unsavedCount == 0 ? "" : language("まだ保存できていません。", "Not saved yet: "))
        + language(error.message)
    }
    // The problem may be over by now.
    if access.readError != nil { _ = current }
    return access.readError.map { language($0.message) }
  }

  /// The question before quitting if changes would be lost that can't be saved even now; `nil` if
  /// everything is saved.
  var quitQuestion: String? {
    guard records.unsavedCount > 0 else { return nil }
    change { records throws(RecordsError) in try records.save() }
    guard records.unsavedCount > 0, let recordsProblem else { return nil }
    return recordsProblem + language("。\n終了すると残りません。", ".\nIf you quit now, it is lost.")
  }
}
