import ScreenStack

// The form of each part. Key paths lead through the model, so that every screen shows the same.
extension SettingsEditor {
  @ViewBuilder<Self> func form(for topic: Topic) -> some View<Self> {
    switch topic {
    case .account: accountForm
    case .appearance: appearanceForm
    case .notifications: notificationsForm
    case .limits: limitsForm
    case .signature: signatureForm
    case .about: about
    }
  }

  @ViewBuilder<Self> private var accountForm: some View<Self> {
    Form {
      Section("Who you are") {
        TextField("Name", \.model.draft.name, placeholder: "first and last")
          .validate(\.nameComplaint)
        TextField("Mail", \.model.draft.mail, placeholder: "anna@example.org")
          .validate(\.model.draft.mailComplaint)
      }
      Section(model.draft.hasPassword ? "Change the password" : "Set a password") {
        SecureField("Password", \.model.newPassword, placeholder: "leave empty to skip")
          .validate(Preferences.passwordComplaint)
      }
      Blank()
      buttons
    }
  }

  @ViewBuilder<Self> private var appearanceForm: some View<Self> {
    Form {
      Section("Colors") {
        Picker("Theme", \.model.draft.theme, [nil] + Theme.BuiltIn.allCases) {
          $0?.rawValue ?? "automatic"
        }
        sample(of: model.draft.appearance.theme)
      }
      Section("Language and motion") {
        Picker(
          "Language", \.model.draft.language, [.english, .japanese], style: .radio, words: \.name)
        Picker("Motion", \.model.draft.motion, MotionSetting.allCases, words: \.rawValue)
      }
      Blank()
      buttons
    }
  }

  /// A line that looks as a theme does.
  private func sample(of theme: Theme) -> Text<Self> {
    Text("Heading ", style: theme[.heading]) + Text("text ", style: theme[.text])
      + Text("accent ", style: theme[.accent]) + Text("good ", style: theme[.good])
      + Text("bad", style: theme[.bad])
  }

  @ViewBuilder<Self> private var notificationsForm: some View<Self> {
    Form {
      Section("Right away") {
        Toggle("Send mail", \.model.draft.sendsMail)
        Toggle("Show alerts", \.model.draft.showsAlerts)
        Toggle("Play sounds", \.model.draft.playsSounds)
      }
      Section("On Mondays") {
        Toggle("Weekly report", \.model.draft.reportsWeekly)
      }
      Blank()
      buttons
    }
  }

  @ViewBuilder<Self> private var limitsForm: some View<Self> {
    let (draft, usage) = (model.draft, model.usage)
    Form {
      Section("Files") {
        Stepper("Quota, GB", \.model.draft.diskQuota, in: 5...100, step: 5)
        ProgressBar("Used", usage.disk, of: draft.diskQuota)
        if usage.disk > draft.diskQuota {
          Text("\(usage.disk) GB are in use: no more files fit.", role: .warning)
        }
        Stepper("Trash, days", \.model.draft.trashDays, in: 0...90, step: 10)
      }
      Section("This month") {
        Stepper("Traffic, GB", \.model.draft.traffic, in: 10...500, step: 10)
        Gauge(
          "Sent", Double(usage.traffic), in: 0...Double(max(1, draft.traffic)),
          words: "\(usage.traffic) GB")
      }
      Blank()
      buttons
    }
  }

  @ViewBuilder<Self> private var signatureForm: some View<Self> {
    Text("Added at the end of every letter:", role: .muted)
    TextEditor(\.model.draft.signature, height: .lines(6), placeholder: "With kind regards")
    Blank()
    buttons
  }

  @ViewBuilder<Self> private var about: some View<Self> {
    Text("Settings 1.0").bold() + Text(", a program that shows ")
      + Text("every control").foreground(.accent) + Text(" of ScreenStack at work.")
    Blank()
    Text("Saved to ") + Text(model.file.path).underline()
    Blank()
    Link("What is in the file?") { _, context in context.push(.file) }
  }

  /// The buttons below every form.
  var buttons: some View<Self> {
    HStack(spacing: 1) {
      Button("Save", submits: true) { screen, context in screen.save(in: context) }
      Button("Reset") { screen, context in screen.reset(in: context) }
      Spacer()
    }
  }
}

extension Language {
  /// The name of the language, in itself.
  var name: String {
    switch self {
    case .english: "English"
    case .japanese: "日本語"
    default: rawValue
    }
  }
}
