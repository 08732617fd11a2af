import StudyCatalog

/// An option that would do nothing where it stands, or not together with the others.
enum MisplacedOption: Error, Equatable {
  case onlyForReplay(usage: String)
  case saidByScript(String)
  case notForRecord(String)
  case oneScriptOnly(String)
  case missingCompanion(option: String, needed: String)
  case conflict(String, String)
}

extension MisplacedOption: Complaint {
  var message: BilingualText {
    switch self {
    case .onlyForReplay(let usage):
      BilingualText(
        japanese: "\(usage) は再生のオプションです: study replay \(usage) FILE",
        english: "\(usage) belongs to playing scripts: study replay \(usage) FILE")
    case .saidByScript(let option):
      BilingualText(
        japanese: "\(option) は再生には使えません。外してください。再生するファイルの初めの行に書けます",
        english:
          "\(option) is for studying; leave it out, a script says such things in its first lines")
    case .notForRecord(let option):
      BilingualText(
        japanese: "\(option) は外してください。study record は新しい記録から始め、操作を FILE に書きます",
        english: "leave \(option) out; study record begins with no records and writes to its FILE")
    case .oneScriptOnly(let option):
      BilingualText(
        japanese: "\(option) は一つの再生を書くものです。操作の FILE を一つだけ指定してください",
        english: "\(option) writes what one script does; give one FILE of keys")
    case .missingCompanion(let option, let needed):
      BilingualText(
        japanese: "\(option) は \(needed) と使うものです。\(needed) を加えるか、\(option) を外してください",
        english: "\(option) does nothing without \(needed); add that, or leave \(option) out")
    case .conflict(let one, let other):
      BilingualText(
        japanese: "\(one) と \(other) は同時に使えません。二回に分けて再生してください",
        english: "\(one) and \(other) can't both be done at once; play twice")
    }
  }
}
