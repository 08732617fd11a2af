import Foundation
import ScreenStack

/// All texts of the program, in the language of the person who uses it.
final class Words {
  var language = Language.english

  /// One of two versions of a text.
  func callAsFunction(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }
}

// MARK: - Folders

extension Words {
  func entries(_ count: Int) -> String {
    let number = count.formatted(.number.locale(locale))
    return self(count == 1 ? "1 entry" : "\(number) entries", "\(number)項目")
  }

  /// The size of an entry, its target, or what it is.
  func detail(of kind: FileEntry.Kind) -> String {
    switch kind {
    case .file(let bytes): size(bytes)
    case .folder: self("folder", "フォルダ")
    case .link(let target): "-> \(target)"
    case .other: self("special", "特殊ファイル")
    }
  }

  var readingFolder: String { self("reading the folder...", "フォルダを読み込んでいます...") }
  var tryAgain: String { self("Try again", "再試行") }

  var rename: String { self("rename", "名前を変更") }
  var delete: String { self("delete", "削除") }
  var hiddenFiles: String { self("hidden files", "隠しファイル") }
  var readAgain: String { self("read again", "再読み込み") }
}

// MARK: - Files

extension Words {
  var readingFile: String { self("reading the file...", "ファイルを読み込んでいます...") }

  func noText(_ bytes: Int) -> String {
    self("\(size(bytes)) or more, not text", "テキストではありません（\(size(bytes))以上）")
  }

  private func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .binary).locale(locale))
  }

  private var locale: Locale { Locale(identifier: language.rawValue) }
}

// MARK: - Questions and messages

extension Words {
  func newName(for name: String) -> String {
    self("New name for “\(name)”", "“\(name)”の新しい名前")
  }

  func deletion(of name: String) -> Dialog<Bool> {
    Dialog(
      self("Delete “\(name)”?", "“\(name)”を削除しますか？"),
      choices: [Choice(self("Delete", "削除"), true)],
      cancel: Choice(self("Keep it", "キャンセル"), false).focused())
  }

  /// A message that is only closed.
  func message(_ text: String) -> Dialog<Void> {
    Dialog(text, close: self("Close", "閉じる"))
  }

  var nothingToOpen: String {
    self("There is nothing to open here.", "この項目は開くことができません。")
  }

  /// What has gone wrong. The system's own texts are in English, so the common ones are here.
  func problem(_ error: any Error) -> String {
    if case .badName(let name) = error as? FolderError {
      return self("A file can't be called “\(name)”.", "“\(name)”という名前は使えません。")
    }
    return switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile:
      self("It is no longer there.", "項目が見つかりません。")
    case .fileReadNoPermission, .fileWriteNoPermission:
      self("You don't have permission.", "アクセス権がありません。")
    case .fileWriteFileExists:
      self("There is something of this name already.", "同じ名前の項目がすでにあります。")
    case .fileWriteOutOfSpace: self("The disk is full.", "ディスクの空き容量が不足しています。")
    default: error.localizedDescription
    }
  }
}
