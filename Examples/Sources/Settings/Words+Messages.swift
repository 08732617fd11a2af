import Foundation
import ScreenStack

/// What to reset the settings to.
enum Reset {
  case toSaved, toDefaults, nothing
}

// MARK: - Saving

extension Words {
  var saveKey: String { self("save", "保存") }
  var save: String { self("Save", "保存") }
  var reset: String { self("Reset", "リセット") }

  func status(hasChanges: Bool) -> String {
    hasChanges ? self("changed, not saved", "未保存の変更があります") : self("saved", "保存済み")
  }

  var notice: String { self("Saved", "保存しました") }
  var leaveQuestion: String {
    self("Some changes are not saved. Leave anyway?", "保存していない変更があります。終了しますか？")
  }

  /// The question what to reset the settings to: what is saved, the defaults, or nothing.
  var resetQuestion: Dialog<Reset> {
    Dialog(
      self("Reset everything?", "すべてリセットしますか？"),
      choices: [
        Choice(self("To what is saved", "保存した内容に戻す"), .toSaved),
        Choice(self("To the defaults", "初期設定に戻す"), .toDefaults),
      ],
      cancel: Choice(self("Keep my changes", "キャンセル"), .nothing).focused())
  }

  func notSaved(_ topic: Topic, _ mistake: Mistake) -> Dialog<Void> {
    let (title, complaint) = (title(of: topic), complaint(about: mistake))
    return message(self("Not saved yet. \(title): \(complaint).", "保存できません。\(title)：\(complaint)。"))
  }

  /// A message that is only closed.
  func message(_ text: String) -> Dialog<Void> { Dialog(text, close: self("Close", "閉じる")) }
}

// MARK: - What can be wrong

extension Words {
  func complaint(about mistake: Mistake) -> String {
    switch mistake {
    case .noName: self("a name is needed", "名前を入力してください")
    case .at: self("needs exactly one @", "@が1つ必要です")
    case .noAddress: self("not a mail address", "メールアドレスではありません")
    case .shortPassword: self("at least 8 characters", "8文字以上必要です")
    }
  }

  /// What has gone wrong with the file.
  func problem(_ error: any Error) -> String {
    switch error as? FileProblem {
    case .unreadable(let path, let why):
      self("\(path) can't be read: \(reason(why))", "\(path)を読み込めません：\(reason(why))")
    case .malformed(let path, let flaw):
      self(
        "\(path) can't be read as settings: \(name(of: flaw)). Fix it, or choose another file.",
        "\(path)は設定ファイルとして読み込めません：\(name(of: flaw))。修正するか、別のファイルを指定してください。")
    case .unwritable(let path, let why):
      self(
        "The settings can't be saved to \(path): \(reason(why))", "\(path)に保存できません：\(reason(why))")
    case nil: error.localizedDescription
    }
  }

  /// Where in the file what is wrong.
  func name(of flaw: FileProblem.Flaw) -> String {
    switch flaw {
    case .noJSON: self("it isn't valid JSON", "JSONとして正しくありません")
    case .missing(let name): self("“\(name)” is missing", "“\(name)”がありません")
    case .wrongType(let name):
      self("“\(name)” has a value of the wrong type", "“\(name)”の値の型が違います")
    case .unknownValue(let name): self("“\(name)” has an unknown value", "“\(name)”の値が不明です")
    }
  }

  /// Why the system refuses something. Its own texts are in English, so the common ones are here.
  private func reason(_ why: FileProblem.Reason) -> String {
    switch why.code {
    case .ENOENT: self(why.text, "フォルダが見つかりません")
    case .EACCES, .EPERM: self(why.text, "アクセス権がありません")
    case .EISDIR: self(why.text, "フォルダを指定しています")
    case .ENOSPC: self(why.text, "空き容量が不足しています")
    case .EROFS: self(why.text, "書き込みが禁止されています")
    default: why.text
    }
  }
}
