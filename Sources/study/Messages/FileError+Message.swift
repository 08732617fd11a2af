import KeyScript
import StudyCatalog

extension FileError: Complaint {
  var message: BilingualText {
    switch action {
    case .read:
      let reason = BilingualText(systemError: code)
      return BilingualText(
        japanese: "「\(path)」を読めません（\(reason.japanese)）。名前と権限を確かめてください",
        english: "cannot read “\(path)” (\(reason.english)); check its name and its permissions")
    case .write: return .notWritable(path, code: code)
    }
  }
}

extension BilingualText {
  /// Says that a file can't be written.
  static func notWritable(_ path: String, code: Int32) -> BilingualText {
    let reason = BilingualText(systemError: code)
    return BilingualText(
      japanese: "「\(path)」に書けません（\(reason.japanese)）。フォルダーと権限を確かめてください",
      english: "cannot write “\(path)” (\(reason.english)); check its folder and the permissions")
  }
}
