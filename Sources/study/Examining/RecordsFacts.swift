import Files
import Records
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalUI

/// The facts about the user's records, keys and own lessons.
struct RecordsFacts {
  /// The contents of the records folder, or the reason that there is no such folder.
  var examination: Result<RecordsExamination, UsageError>
  /// The file with the user's keys, and any mistakes in it.
  var keys: Keys
  /// The user's own lessons, or the reason that they can't be read; `nil` if there are none.
  var lessons: Result<OwnLessons, FileError>?
  /// The path for the user's own lessons, if there were any.
  var lessonsFolder: String?

  /// The records folder named on the command line; `nil` for the usual one.
  var namedFolder: String?

  /// The user's choice of keys.
  struct Keys {
    /// The path of the file; `nil` if there is no home folder.
    var path: String?
    /// Whether the file changes any keys.
    var areChosen = false
    /// The mistakes in the file.
    var mistakes: [BilingualText] = []
  }

  /// The findings.
  var findings: [Finding] { recordFindings + keyFindings + [lessonFinding] }

  private var recordFindings: [Finding] {
    let found: RecordsExamination
    switch examination {
    case .failure(let error): return [Finding(.problem, .records, error.message)]
    case .success(let examination): found = examination
    }
    var findings: [Finding] = []
    if let damage = found.damage { findings.append(Finding(.problem, .records, damage.message)) }
    if let obstacle = found.obstacle, obstacle != found.damage {
      findings.append(Finding(.problem, .records, obstacle.message))
    }
    if findings.isEmpty { findings.append(contents(found)) }
    return findings + [backups(found)]
  }

  /// Returns a description of the records, for records without problems.
  private func contents(_ found: RecordsExamination) -> Finding {
    guard let size = found.byteCount, let version = found.version else {
      return Finding(
        .ok, .records, "まだありません。記録と設定は \(found.path) に置きます",
        "none yet; they and the settings will be kept in \(found.path)")
    }
    let (count, bytes) = (found.answerCount, Self.words(size))
    let answers = count == 1 ? "answer" : "answers"
    let isOld = version < RecordsExamination.newestVersion
    let renewal = BilingualText(
      japanese: isOld ? "、次に始めると新しくします" : "", english: isOld ? " (updated at the next start)" : "")
    return Finding(
      .ok, .records,
      "\(found.path)（答え \(count)、\(bytes)、形式 \(version)\(renewal.japanese)）。こわれていません。書き込めます",
      "\(found.path): \(count.grouped) \(answers) and the settings, \(bytes), format \(version)"
        + "\(renewal.english); intact and writable")
  }

  private func backups(_ found: RecordsExamination) -> Finding {
    if let obstacle = found.backupObstacle {
      return Finding(.problem, .backups, obstacle.message)
    }
    if let newest = found.newestBackup {
      return Finding(.ok, .backups, "いちばん新しいのは \(newest)", "the newest is \(newest)")
    }
    let option = namedFolder.map { "--state=\(ShellWord.quoted($0)) " } ?? ""
    let command = "study backup \(option)FILE"
    return Finding(
      .ok, .backups, "まだありません。答えた日に一つずつ作ります。今作るには：\(command)",
      "none yet; study makes one on each day with answers; to make one now: \(command)")
  }

  /// Returns a size in a suitable unit.
  private static func words(_ bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) B" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1_000) kB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }

  private var keyFindings: [Finding] {
    guard keys.mistakes.isEmpty else { return keys.mistakes.map { Finding(.problem, .keys, $0) } }
    guard let path = keys.path else {
      return [Finding(.ok, .keys, "標準のキーです", "the standard keys")]
    }
    return [
      keys.areChosen
        ? Finding(.ok, .keys, "\(path) で選んだとおりです", "as chosen in \(path)")
        : Finding(
          .ok, .keys, "標準のキーです。変えるには \(path) に書きます",
          "the standard keys; you can choose others in \(path)")
    ]
  }

  private var lessonFinding: Finding {
    switch lessons {
    case nil:
      guard let folder = lessonsFolder else {
        return Finding(.ok, .lessons, "自分で書いたものはありません", "none of your own")
      }
      return Finding(
        .ok, .lessons, "自分で書いたものはありません。書いたら \(folder) に置いてください",
        "none of your own; put them in \(folder)")
    case .failure(let error): return Finding(.problem, .lessons, error.message)
    case .success(let own):
      let count = own.lessonCount
      guard own.mistakeCount == 0 else {
        let mistakes = own.mistakeCount == 1 ? "mistake" : "mistakes"
        return Finding(
          .problem, .lessons,
          "\(own.folder) にまちがいが \(own.mistakeCount)か所あります。見るには：\(own.checkCommand)",
          "\(own.folder) has \(own.mistakeCount) \(mistakes); to see them: \(own.checkCommand)")
      }
      return Finding(
        .ok, .lessons, "\(own.folder)（レッスン \(count)）。まちがいはありません",
        "\(own.folder): \(count) \(count == 1 ? "lesson" : "lessons"), no mistakes")
    }
  }
}

extension BilingualText {
  fileprivate static let records = BilingualText(japanese: "記録", english: "records")
  fileprivate static let backups = BilingualText(japanese: "控え", english: "backups")
  fileprivate static let keys = BilingualText(japanese: "キー", english: "keys")
  fileprivate static let lessons = BilingualText(japanese: "レッスン", english: "lessons")
}
