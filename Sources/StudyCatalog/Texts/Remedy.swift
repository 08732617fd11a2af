public import Files
import Glibc

/// What a user can do when a file can't be read or written.
public enum Remedy: Hashable, Sendable {
  case checkPermissions, checkSpace, moveAway, nameAnother

  /// Creates the remedy for a reason; `nil` if that depends on the operation.
  fileprivate init?(_ reason: FileError.Reason) {
    switch reason {
    case .kind, .tooLarge, .system(EEXIST): self = .moveAway
    case .system, .notUTF8, .outside, .inUse, .changed: return nil
    }
  }

  fileprivate var text: BilingualText {
    switch self {
    case .checkPermissions:
      BilingualText(
        japanese: "ファイルの権限を確かめてください", english: "check the permissions of the file")
    case .checkSpace:
      BilingualText(
        japanese: "空き容量と権限を確かめてください", english: "check the free space and the permissions")
    case .moveAway:
      BilingualText(japanese: "手で別の場所に移してください", english: "move it elsewhere")
    case .nameAnother:
      BilingualText(
        japanese: "--state で別のフォルダーを指定してください", english: "name another folder with --state")
    }
  }
}

extension BilingualText {
  /// Describes a failure: what happened, why, and what to do about it.
  ///
  /// - Parameters:
  ///   - japanese: What happened, in Japanese.
  ///   - english: What happened, in English.
  ///   - reason: Why it happened.
  ///   - remedy: What to do, unless the reason implies a remedy of its own.
  public init(
    _ japanese: String, _ english: String, _ reason: FileError.Reason, _ remedy: Remedy
  ) {
    let why = BilingualText(reason)
    // Nobody can move a device.
    let isDevice = [.kind(.characterDevice), .kind(.blockDevice)].contains(reason)
    let remedy = remedy == .nameAnother && isDevice ? remedy : Remedy(reason) ?? remedy
    self.init(
      japanese: "\(japanese)（\(why.japanese)）。\(remedy.text.japanese)",
      english: "\(english) (\(why.english)); \(remedy.text.english)")
  }
}

// MARK: - Sentences

extension BilingualText {
  /// Returns a message that a damaged file was read as far as possible.
  ///
  /// - Parameter file: The path of the file, which is unchanged.
  /// - Returns: The message.
  public static func readInPart(file: String) -> Self {
    Self(
      japanese: "記録に読めないところがありました。読めた分でつづけます。元のファイルは \(file) に残してあります。",
      english: """
        Some of your records could not be read. The rest is kept; the original file remains at \(file).
        """)
  }

  /// Returns a message that a file has a format of a newer version of the program.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - found: The number of its format.
  ///   - known: The number of the newest format that this version knows.
  /// - Returns: The message.
  public static func newerVersion(file: String, found: Int, known: Int) -> Self {
    Self(
      japanese:
        "\(file) は新しい版の study のものです（形式 \(found)、この版は \(known) まで）。study を新しくするか、--state "
        + "で別のフォルダーを指定してください",
      english: """
        \(file) is from a newer version of study (format \(found); this one knows \(known)); update \
        study, or name another folder with --state
        """)
  }
}
