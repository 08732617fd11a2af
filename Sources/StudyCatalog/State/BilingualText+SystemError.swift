import Glibc

extension BilingualText {
  /// Says what the number of a system's error means; in Japanese, those that files give.
  public init(systemError code: CInt) {
    let english = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    let japanese =
      switch code {
      case EACCES, EPERM: "許可がありません"
      case EDQUOT, ENOSPC: "空きがありません"
      case EEXIST: "すでにあります"
      case EIO: "入出力エラーです"
      case EISDIR: "フォルダです"
      case ENAMETOOLONG: "名前が長すぎます"
      case ENOENT: "見つかりません"
      case ENOTDIR: "途中にフォルダでないものがあります"
      case EROFS: "書きこみのできないディスクです"
      default: english
      }
    self.init(japanese: japanese, english: english)
  }
}
