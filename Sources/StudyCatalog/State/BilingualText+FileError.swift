public import Files
import Glibc

extension BilingualText {
  /// Says why something could not be done with a file, to stand in parentheses; in Japanese where
  /// files give that reason, otherwise as the system says it.
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
      case .outside: "フォルダの外に出ます"
      case .inUse: "ほかのことに使われています"
      }
    self.init(japanese: japanese, english: "\(reason)")
  }

  /// Says what the number of a system's error means; in Japanese, those that files give.
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
