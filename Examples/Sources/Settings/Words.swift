import ScreenStack

/// All texts of the program, in the language of the person who uses it.
final class Words {
  var language: Language

  init(_ language: Language = .english) { self.language = language }

  /// One of two versions of a text.
  func callAsFunction(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }
}

// MARK: - The parts

extension Words {
  var settings: String { self("Settings", "設定") }
  var parts: String { self("Parts", "項目") }

  func title(of topic: Topic) -> String {
    switch topic {
    case .account: self("Account", "アカウント")
    case .appearance: self("Appearance", "外観")
    case .notifications: self("Notifications", "通知")
    case .limits: self("Limits", "制限")
    case .signature: self("Signature", "署名")
    case .about: self("About", "情報")
    }
  }

  /// What is chosen now, in a few words.
  func summary(of topic: Topic, _ preferences: Preferences) -> String {
    switch topic {
    case .account: preferences.mail.isEmpty ? self("nobody", "未設定") : preferences.mail
    case .appearance:
      list([name(of: preferences.theme), name(of: preferences.language ?? language)])
    case .notifications: notifications(of: preferences)
    case .limits: "\(preferences.diskQuota) GB"
    case .signature:
      preferences.signature.split(separator: "\n").first.map { "\($0)" } ?? self("none", "なし")
    case .about: self("version 1.0", "バージョン 1.0")
    }
  }

  private func notifications(of preferences: Preferences) -> String {
    let kinds = [
      (preferences.sendsMail, self("mail", "メール")),
      (preferences.showsAlerts, self("alerts", "アラート")),
      (preferences.playsSounds, self("sounds", "サウンド")),
      (preferences.reportsWeekly, self("reports", "レポート")),
    ]
    let chosen = kinds.filter(\.0).map(\.1)
    return chosen.isEmpty ? self("off", "オフ") : list(chosen)
  }

  private func list(_ items: [String]) -> String { items.joined(separator: self(", ", "、")) }
}

// MARK: - The forms

extension Words {
  var whoYouAre: String { self("Who you are", "プロフィール") }
  var name: String { self("Name", "名前") }
  var namePlaceholder: String { self("first and last", "姓と名") }
  var mail: String { self("Mail", "メール") }
  var setPassword: String { self("Set a password", "パスワードの設定") }
  var changePassword: String { self("Change the password", "パスワードの変更") }
  var password: String { self("Password", "パスワード") }
  var passwordPlaceholder: String { self("leave empty to skip", "変更しない場合は空欄") }

  var colors: String { self("Colors", "カラー") }
  var theme: String { self("Theme", "テーマ") }
  var heading: String { self("Heading ", "見出し ") }
  var text: String { self("text ", "本文 ") }
  var accent: String { self("accent ", "強調 ") }
  var good: String { self("good ", "成功 ") }
  var bad: String { self("bad", "エラー") }
  var languageAndMotion: String { self("Language and motion", "言語と動き") }
  var languageLabel: String { self("Language", "言語") }
  var motion: String { self("Motion", "動き") }

  var rightAway: String { self("Right away", "すぐに通知") }
  var sendMail: String { self("Send mail", "メールを送信") }
  var showAlerts: String { self("Show alerts", "アラートを表示") }
  var playSounds: String { self("Play sounds", "サウンドを再生") }
  var onMondays: String { self("On Mondays", "毎週月曜日") }
  var weeklyReport: String { self("Weekly report", "週間レポート") }

  var files: String { self("Files", "ファイル") }
  var quota: String { self("Quota, GB", "容量（GB）") }
  var used: String { self("Used", "使用済み") }
  func tooMuch(_ used: Int) -> String {
    self("\(used) GB are in use: no more files fit.", "\(used) GBを使用中です。これ以上保存できません。")
  }
  var trash: String { self("Trash, days", "ゴミ箱（日）") }
  var thisMonth: String { self("This month", "今月") }
  var traffic: String { self("Traffic, GB", "通信量（GB）") }
  var sent: String { self("Sent", "送信済み") }

  var signatureNote: String {
    self("Added at the end of every letter:", "すべてのメールの末尾に追加されます：")
  }
  var signaturePlaceholder: String { self("With kind regards", "よろしくお願いいたします。") }

  var program: String { self("Settings 1.0", "設定 1.0") }
  var showsHow: (start: String, subject: String, end: String) {
    (
      self(", a program that shows ", "は、ScreenStackの"), self("every control", "すべてのコントロール"),
      self(" of ScreenStack at work.", "を使ったプログラムです。")
    )
  }
  var savedTo: String { self("Saved to ", "保存先：") }
  var whatIsInFile: String { self("What is in the file?", "ファイルの内容を表示") }
  var file: String { self("File", "ファイル") }
  var nothing: String { self("nothing", "なし") }
}

// MARK: - The choices

extension Words {
  private var automatic: String { self("automatic", "自動") }

  func name(of theme: Theme.BuiltIn?) -> String {
    switch theme {
    case .dark: self("dark", "ダーク")
    case .light: self("light", "ライト")
    case .highContrast: self("contrast", "ハイコントラスト")
    case .terminal: self("terminal", "ターミナル")
    case .mono: self("mono", "モノクロ")
    case nil: automatic
    }
  }

  /// The name of a language, in itself.
  func name(of language: Language?) -> String {
    switch language {
    case .english: "English"
    case .japanese: "日本語"
    default: language?.rawValue ?? automatic
    }
  }

  func name(of motion: MotionSetting) -> String {
    switch motion {
    case .full: self("full", "標準")
    case .reduced: self("reduced", "減らす")
    case .none: self("none", "なし")
    }
  }
}
