import StudyCatalog

/// Why a recording can't be written.
enum RecordingError: Error {
  case exists(String)
  case notWritable(String, code: Int32)
  case stateNotCopied(from: String, to: String)
}

extension RecordingError: Complaint {
  var message: BilingualText {
    switch self {
    case .exists(let path):
      BilingualText(
        japanese: "「\(path)」はすでにあります。別の名前にするか、--force で書きかえてください",
        english: "“\(path)” exists; give another name, or --force to replace it")
    case .notWritable(let path, let code): .notWritable(path, code: code)
    case .stateNotCopied(let folder, let copy):
      BilingualText(
        japanese: "記録を「\(folder)」から「\(copy)」に写せません。空き容量と権限を確かめてください",
        english: """
          cannot copy your records from “\(folder)” to “\(copy)”; check the free space and the \
          permissions
          """)
    }
  }
}
