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
      Section(words.whoYouAre) {
        TextField(words.name, \.model.draft.name, placeholder: words.namePlaceholder)
          .validate(\.nameComplaint)
        TextField(words.mail, \.model.draft.mail, placeholder: "anna@example.org")
          .validate(\.mailComplaint)
      }
      Section(model.draft.hasPassword ? words.changePassword : words.setPassword) {
        SecureField(words.password, \.model.newPassword, placeholder: words.passwordPlaceholder)
          .validate { Preferences.passwordMistake($0).map(words.complaint) }
      }
      Blank()
      buttons
    }
  }

  @ViewBuilder<Self> private var appearanceForm: some View<Self> {
    Form {
      Section(words.colors) {
        Picker(
          words.theme, \.model.draft.theme, [nil] + Theme.BuiltIn.allCases, words: words.name)
        sample(of: model.draft.appearance(in: words.language).theme)
      }
      Section(words.languageAndMotion) {
        Picker(
          words.languageLabel, \.model.draft.language, [nil, .english, .japanese], style: .radio,
          words: words.name)
        Picker(words.motion, \.model.draft.motion, MotionSetting.allCases, words: words.name)
      }
      Blank()
      buttons
    }
  }

  /// A line that looks as a theme does.
  private func sample(of theme: Theme) -> Text<Self> {
    Text(words.heading, style: theme[.heading]) + Text(words.text, style: theme[.text])
      + Text(words.accent, style: theme[.accent]) + Text(words.good, style: theme[.good])
      + Text(words.bad, style: theme[.bad])
  }

  @ViewBuilder<Self> private var notificationsForm: some View<Self> {
    Form {
      Section(words.rightAway) {
        Toggle(words.sendMail, \.model.draft.sendsMail)
        Toggle(words.showAlerts, \.model.draft.showsAlerts)
        Toggle(words.playSounds, \.model.draft.playsSounds)
      }
      Section(words.onMondays) {
        Toggle(words.weeklyReport, \.model.draft.reportsWeekly)
      }
      Blank()
      buttons
    }
  }

  @ViewBuilder<Self> private var limitsForm: some View<Self> {
    let (draft, usage) = (model.draft, model.usage)
    Form {
      Section(words.files) {
        Stepper(words.quota, \.model.draft.diskQuota, in: 5...100, step: 5)
        ProgressBar(words.used, usage.disk, of: draft.diskQuota)
        if usage.disk > draft.diskQuota {
          Text(words.tooMuch(usage.disk), role: .warning)
        }
        Stepper(words.trash, \.model.draft.trashDays, in: 0...90, step: 10)
      }
      Section(words.thisMonth) {
        Stepper(words.traffic, \.model.draft.traffic, in: 10...500, step: 10)
        Gauge(
          words.sent, Double(usage.traffic), in: 0...Double(max(1, draft.traffic)),
          words: "\(usage.traffic) GB")
      }
      Blank()
      buttons
    }
  }

  @ViewBuilder<Self> private var signatureForm: some View<Self> {
    Text(words.signatureNote, role: .muted)
    TextEditor(\.model.draft.signature, height: .lines(6), placeholder: words.signaturePlaceholder)
    Blank()
    buttons
  }

  @ViewBuilder<Self> private var about: some View<Self> {
    Text(words.program).bold() + Text(words.showsHow.start)
      + Text(words.showsHow.subject).foreground(.accent) + Text(words.showsHow.end)
    Blank()
    Text(words.savedTo) + Text(model.file.path).underline()
    Blank()
    Link(words.whatIsInFile) { _, context in context.push(.file) }
  }

  /// The buttons below every form.
  var buttons: some View<Self> {
    HStack(spacing: 1) {
      Button(words.save, submits: true) { screen, context in screen.save(in: context) }
      Button(words.reset) { screen, context in screen.reset(in: context) }
      Spacer()
    }
  }
}
