import Files
import Records
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalUI

/// What is known of a person's records, keys and own lessons.
struct RecordsFacts {
  /// What stands in the folder with the records, or why there is no such folder.
  var examination: Result<RecordsExamination, UsageError>
  /// The file with the person's keys, and what is wrong with it.
  var keys: Keys
  /// The person's own lessons, or why they can't be read; `nil` if there are none.
  var lessons: Result<OwnLessons, FileError>?
  /// Where the person's own lessons would stand.
  var lessonsFolder: String?

  /// The keys that the person has chosen.
  struct Keys {
    /// Where the file is; `nil` if there is no home folder.
    var path: String?
    /// Whether keys are read from there.
    var areChosen = false
    /// What is wrong with them.
    var mistakes: [BilingualText] = []
  }

  /// The facts.
  var findings: [Finding] { recordFindings + keyFindings + [lessonFinding] }

  private var recordFindings: [Finding] {
    let found: RecordsExamination
    switch examination {
    case .failure(let error): return [Finding(.problem, .records, error.message)]
    case .success(let examination): found = examination
    }
    var findings: [Finding] = []
    if let damage = found.damage { findings.append(Finding(.problem, .records, damage.message)) }
    if let obstacle = found.obstacle {
      findings.append(Finding(.problem, .records, obstacle.message))
    }
    if findings.isEmpty { findings.append(contents(found)) }
    return findings + [copies(found)]
  }

  /// What is kept, where nothing is wrong with it.
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
      japanese: isOld ? "、次に始めると新しくします" : "", english: isOld ? " (renewed at the next start)" : "")
    return Finding(
      .ok, .records,
      "\(found.path)（答え \(count)、\(bytes)、形式 \(version)\(renewal.japanese)）。こわれておらず、書けます",
      "\(found.path): \(count) \(answers) and the settings, \(bytes), format \(version)"
        + "\(renewal.english); whole, and can be written")
  }

  private func copies(_ found: RecordsExamination) -> Finding {
    if let newest = found.newestBackup {
      return Finding(.ok, .copies, "いちばん新しいのは \(newest)", "the newest is \(newest)")
    }
    return Finding(
      .ok, .copies, "まだありません。答えた日に一つずつ作ります。今作るには: study backup FILE",
      "none yet; study makes one on each day with answers; for one now: study backup FILE")
  }

  /// A size in the unit that suits it.
  private static func words(_ bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) B" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1_000) kB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }

  private var keyFindings: [Finding] {
    guard keys.mistakes.isEmpty else { return keys.mistakes.map { Finding(.problem, .keys, $0) } }
    guard let path = keys.path else {
      return [Finding(.ok, .keys, "いつものキーです", "the usual ones")]
    }
    return [
      keys.areChosen
        ? Finding(.ok, .keys, "\(path) で選んだとおりです", "as chosen in \(path)")
        : Finding(
          .ok, .keys, "いつものキーです。変えるには \(path) に書きます",
          "the usual ones; others can be chosen in \(path)")
    ]
  }

  private var lessonFinding: Finding {
    switch lessons {
    case nil:
      guard let folder = lessonsFolder else {
        return Finding(.ok, .lessons, "自分で書いたものはありません", "none of your own")
      }
      return Finding(
        .ok, .lessons, "自分で書いたものはありません。書いたら \(folder) に置きます",
        "none of your own, which would stand in \(folder)")
    case .failure(let error): return Finding(.problem, .lessons, error.message)
    case .success(let own):
      let count = own.lessonCount
      guard own.mistakeCount == 0 else {
        let mistakes = own.mistakeCount == 1 ? "mistake" : "mistakes"
        return Finding(
          .problem, .lessons,
          "\(own.folder) にまちがいが \(own.mistakeCount) あります。見るには: \(own.checkCommand)",
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
  fileprivate static let copies = BilingualText(japanese: "控え", english: "copies")
  fileprivate static let keys = BilingualText(japanese: "キー", english: "keys")
  fileprivate static let lessons = BilingualText(japanese: "レッスン", english: "lessons")
}
