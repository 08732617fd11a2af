import Foundation
import ScreenStack

/// All texts of the program, in the language of the person who uses it.
final class Words {
  var language: Language

  init(_ language: Language = .english) { self.language = language }

  /// One of two versions of a text.
  func callAsFunction(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }
}

// MARK: - The modes

extension Words {
  var inbox: String { self("Inbox", "受信トレイ") }
  var drafts: String { self("Drafts", "下書き") }
  var people: String { self("People", "連絡先") }

  var allLetters: String { self("All letters", "すべてのメール") }
  func found(_ query: String) -> String { self("Found: \(query)", "検索結果：\(query)") }

  func letters(_ count: Int, of all: Int) -> String {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: language.rawValue))
    let (count, all) = (count.formatted(style), all.formatted(style))
    return count == all
      ? self("\(all) letters", "\(all)件") : self("\(count) of \(all) letters", "\(all)件中\(count)件")
  }

  var noDrafts: String { self("Nothing is waiting to be finished.", "下書きはありません。") }
  var toWhom: String { self("To whom?", "宛先を選択") }

  var searchPlaceholder: String { self("a sender, a subject", "差出人、件名") }
  var namePlaceholder: String { self("a name", "名前") }
}

// MARK: - The keys

extension Words {
  var compose: String { self("compose", "新規作成") }
  var reply: String { self("reply", "返信") }
  var delete: String { self("delete", "削除") }
  var discard: String { self("throw away", "破棄") }
  var search: String { self("search", "検索") }
  var list: String { self("list", "一覧へ") }
  var choosePerson: String { self("people", "連絡先") }
}

// MARK: - A letter

extension Words {
  var newLetter: String { self("New letter", "新規メッセージ") }
  var from: String { self("From", "差出人") }
  var to: String { self("To", "宛先") }
  var copy: String { self("Copy", "Cc") }
  var subject: String { self("Subject", "件名") }
  var date: String { self("Date", "日付") }

  /// What is shown of the address beside the name of the sender.
  func address(of letter: Letter) -> String {
    letter.written == nil
      ? " <\(letter.address)>" : self(", to \(letter.address)", "（宛先：\(letter.address)）")
  }

  /// What a letter that is being written is called in a list.
  func name(of draft: Draft) -> String {
    draft.subject.isEmpty ? self("no subject", "件名なし") : draft.subject
  }

  var nobody: String { self("nobody", "なし") }
  var textPlaceholder: String { self("Dear reader,", "本文") }
  var whatAbout: String { self("what is it about?", "件名を入力してください") }

  var send: String { self("Send", "送信") }
  var keep: String { self("Keep", "下書きに保存") }
  var throwAway: String { self("Throw away", "破棄") }

  var sent: String { self("Sent", "送信済み") }
  var stop: String { self("Stop", "中止") }
  func sending(to address: String) -> String {
    self("Sending to \(address)", "送信中：\(address)")
  }
}

// MARK: - Questions and messages

extension Words {
  var leaveQuestion: String {
    self("The letter has not been sent. Throw it away?", "メールはまだ送信されていません。破棄しますか？")
  }

  /// The question before a letter is deleted.
  func deletion(of letter: Letter) -> Dialog<Bool> {
    Dialog(
      self("Delete “\(letter.subject)”?", "“\(letter.subject)”を削除しますか？"),
      choices: [Choice(self("Delete it", "削除"), true)], cancel: keepIt)
  }

  /// The question before a draft is thrown away.
  func discarding(of draft: Draft) -> Dialog<Bool> {
    Dialog(
      self("Throw away “\(name(of: draft))”?", "“\(name(of: draft))”を破棄しますか？"),
      choices: [Choice(self("Throw it away", "破棄"), true)], cancel: keepIt)
  }

  private var keepIt: Choice<Bool> { Choice(self("Keep it", "キャンセル"), false).focused() }

  // The Japanese ones begin with the verb: in a small window, a long name after it is cut.
  func notice(of change: Change) -> String {
    switch change {
    case .sent(let draft): self("Sent to \(draft.to)", "送信しました：\(draft.to)")
    case .kept(let draft):
      self("Kept “\(name(of: draft))” in Drafts", "下書きに保存しました：\(name(of: draft))")
    case .deleted(let letter): self("Deleted “\(letter.subject)”", "削除しました：\(letter.subject)")
    }
  }

  func failure(_ error: any Error) -> Dialog<Void> {
    let reason =
      switch error as? DeliveryError {
      case .unknownHost(let address):
        self("nobody takes letters for \(address)", "\(address)を受け取るサーバが見つかりません")
      case nil: error.localizedDescription
      }
    return Dialog(
      self("Not sent: \(reason)", "送信できませんでした：\(reason)"),
      close: self("Back to the letter", "メールに戻る"))
  }

  func complaint(about mistake: Address.Mistake) -> String {
    switch mistake {
    case .empty: self("to whom?", "宛先を入力してください")
    case .blank: self("no blanks, please", "空白は使えません")
    case .at: self("one @, please", "@が1つ必要です")
    case .name: self("no name before the @", "@の前に名前がありません")
    case .host: self("no host like example.org", "ドメイン名が不完全です")
    }
  }
}
