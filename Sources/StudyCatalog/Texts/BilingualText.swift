public import Files
import Glibc

/// A text in both languages of Study.
public struct BilingualText: Hashable, Codable, Sendable {
  /// The Japanese wording.
  public let japanese: String
  /// The English wording.
  public let english: String

  /// Creates a text from its two wordings.
  public init(japanese: String, english: String) {
    self.japanese = japanese
    self.english = english
  }

  /// Creates a text that is the same in both languages, such as a number or a symbol.
  public init(_ common: String) {
    self.init(japanese: common, english: common)
  }
}

extension BilingualText {
  /// Words the reason for which a file operation failed, to stand in parentheses. Reasons that
  /// files don't give stay in the system's English.
  public init(_ reason: FileError.Reason) {
    let japanese =
      switch reason {
      case .system(let code): Self.japanese(systemError: code) ?? "\(reason)"
      case .kind(.folder): "フォルダです"
      case .kind(.link): "シンボリックリンクです"
      case .kind(.pipe): "パイプです"
      case .kind(.socket): "ソケットです"
      case .kind(.characterDevice), .kind(.blockDevice): "装置です"
      case .kind(.regular): "ファイルです"
      case .tooLarge(let limit): "\(limit) バイトより大きいです"
      case .notUTF8: "UTF-8 のテキストではありません"
      case .outside: "フォルダの外に出ます"
      case .inUse: "ほかのことに使われています"
      }
    self.init(japanese: japanese, english: "\(reason)")
  }

  /// Words a value of `errno`.
  public init(systemError code: CInt) { self.init(.system(code)) }

  private static func japanese(systemError code: CInt) -> String? {
    switch code {
    case EACCES, EPERM: "許可がありません"
    case EDQUOT, ENOSPC: "空きがありません"
    case EEXIST: "すでにあります"
    case EFBIG: "大きすぎます"
    case EIO: "入出力エラーです"
    case EISDIR: "フォルダです"
    case ELOOP: "リンクが多すぎます"
    case ENAMETOOLONG: "名前が長すぎます"
    case ENOENT: "見つかりません"
    case ENOTDIR: "途中にフォルダでないものがあります"
    case EPIPE, ETIMEDOUT: "読み手がいません"
    case EROFS: "書きこみのできないディスクです"
    default: nil
    }
  }
}
