public import Files
import Glibc

/// A text in both languages of Study.
public struct BilingualText: Hashable, Sendable {
  /// The Japanese wording.
  public let japanese: String
  /// The English wording.
  public let english: String
  /// The readings of names in the Japanese wording, where a table provides them.
  public let readings: [Reading]

  /// Creates a text from its two wordings.
  public init(japanese: String, english: String, readings: [Reading] = []) {
    self.japanese = japanese
    self.english = english
    self.readings = readings
  }

  /// Creates a text that is the same in both languages, such as a number or a symbol.
  public init(_ common: String) {
    self.init(japanese: common, english: common)
  }
}

extension BilingualText {
  /// The Japanese wording with readings in parentheses after its kanji: 県庁(けんちょう).
  public var annotated: String { ReadableText(japanese, readings).annotated }

  /// The Japanese wording in kana, as far as readings are known.
  public var inKana: String { ReadableText(japanese, readings).inKana }

  /// Creates a text from the user's own words, which are shown unchanged in both languages.
  public init(asWritten text: String) {
    self.init(japanese: text, english: text, readings: [Reading(text, nil)])
  }
}

extension BilingualText: Codable {
  private enum CodingKeys: CodingKey {
    case japanese, english, readings
  }

  /// Decodes the wordings, and the readings if there are any.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      japanese: try container.decode(String.self, forKey: .japanese),
      english: try container.decode(String.self, forKey: .english),
      readings: try container.decodeIfPresent([Reading].self, forKey: .readings) ?? [])
  }

  /// Encodes the wordings, and the readings if there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(japanese, forKey: .japanese)
    try container.encode(english, forKey: .english)
    if !readings.isEmpty { try container.encode(readings, forKey: .readings) }
  }
}

extension BilingualText {
  /// Describes why a file operation failed, for use in parentheses. System errors that file
  /// operations don't normally cause stay in the system's English.
  public init(_ reason: FileError.Reason) {
    let japanese =
      switch reason {
      case .system(let code): Self.japanese(systemError: code) ?? "\(reason)"
      case .kind(.folder): "フォルダーです"
      case .kind(.link): "シンボリックリンクです"
      case .kind(.pipe): "パイプです"
      case .kind(.socket): "ソケットです"
      case .kind(.characterDevice), .kind(.blockDevice): "装置です"
      case .kind(.regular): "ファイルです"
      case .tooLarge(let limit): "\(limit) バイトより大きいです"
      case .notUTF8: "UTF-8 のテキストではありません"
      case .outside: "フォルダーの外に出ます"
      case .inUse: "ほかのことに使われています"
      case .changed: "そのあいだに書きかえられました"
      }
    self.init(japanese: japanese, english: "\(reason)")
  }

  private static func japanese(systemError code: CInt) -> String? {
    switch code {
    case EACCES, EPERM: "許可がありません"
    case EBADF: "開いていません"
    case EDQUOT, ENOSPC: "空きがありません"
    case EEXIST: "すでにあります"
    case EFBIG: "大きすぎます"
    case EIO: "入出力エラーです"
    case EISDIR: "フォルダーです"
    case ELOOP: "自分につながるシンボリックリンクです"
    case ENAMETOOLONG: "名前が長すぎます"
    case ENOENT: "見つかりません"
    case ENOTDIR: "途中にフォルダーでないものがあります"
    case EPIPE, ETIMEDOUT: "読み手がいません"
    case EROFS: "書きこみのできないディスクです"
    default: nil
    }
  }
}
