import Files
import Glibc

extension StateError {
  /// What a person reads: what happened, and what to do.
  public var message: BilingualText {
    switch self {
    case .folderNotCreated(let path, let reason):
      Self.text("フォルダ \(path) を作れません", "cannot make the folder \(path)", reason, .nameAnother)
    case .notReadable(let path, let reason):
      Self.text("\(path) を読めません", "cannot read \(path)", reason, .checkPermissions)
    case .notWritable(let path, let reason):
      Self.text("\(path) に書けません", "cannot write \(path)", reason, .checkSpace)
    case .notConfirmed(let path, let reason):
      Self.text(
        "\(path) に書きましたが、ディスクに残るか確かめられません",
        "\(path) is written, but may not stay on the disk", reason, .checkDisk)
    case .newerVersion(let path, let found, let known):
      BilingualText(
        japanese:
          "\(path) は新しい版の study のものです（形式 \(found)、この版は \(known) まで）。study を新しくするか、--state で別のフォルダを指定してください",
        english: """
          \(path) is from a newer study (format \(found), this one knows \(known)); update study, or \
          name another folder with --state
          """)
    case .notMovedAside(let path, let reason):
      Self.text(
        "\(path) はこわれていて、よけておくこともできません",
        "\(path) is damaged and cannot be copied aside", reason, .moveAway)
    case .linkedElsewhere(let path):
      BilingualText(
        japanese: "\(path) のリンク先が study の記録ではないため、使いません。リンクを直すか、消してください",
        english:
          "\(path) is a link to what are no records of study, and is not used; mend or remove it")
    case .locked(let path):
      BilingualText(
        japanese: "\(path) を別の study が使っています。それを終えてください",
        english: "another study holds \(path); end it")
    }
  }

  private static func text(
    _ japanese: String, _ english: String, _ reason: FileError.Reason, _ remedy: Remedy
  ) -> BilingualText {
    let why = BilingualText(reason)
    let remedy = Remedy(reason) ?? remedy
    return BilingualText(
      japanese: "\(japanese)（\(why.japanese)）。\(remedy.text.japanese)",
      english: "\(english) (\(why.english)); \(remedy.text.english)")
  }
}

extension StateError: CustomStringConvertible {
  public var description: String { message.english }
}

/// What a person can do.
private enum Remedy {
  case checkDisk, checkPermissions, checkSpace, moveAway, nameAnother

  /// What helps whatever was being done.
  init?(_ reason: FileError.Reason) {
    switch reason {
    case .kind, .tooLarge, .system(EEXIST): self = .moveAway
    case .system, .outside, .inUse: return nil
    }
  }

  var text: BilingualText {
    switch self {
    case .checkDisk:
      BilingualText(japanese: "ディスクを確かめてください", english: "check the disk")
    case .checkPermissions:
      BilingualText(
        japanese: "ファイルの権限を確かめてください", english: "check the permissions of the file")
    case .checkSpace:
      BilingualText(
        japanese: "空き容量と権限を確かめてください", english: "check the free space and the permissions")
    case .moveAway:
      BilingualText(japanese: "手で別の場所に移してください", english: "move it away yourself")
    case .nameAnother:
      BilingualText(
        japanese: "--state で別のフォルダを指定してください", english: "name another with --state")
    }
  }
}
