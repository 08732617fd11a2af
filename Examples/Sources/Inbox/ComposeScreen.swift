import ScreenStack

/// A form for a letter, which sends it: a sheet over the screen that asked for it.
struct ComposeScreen: Screen {
  typealias Route = Place

  let words: Words

  private let returning: ReturnSlot<Change>

  /// What stood in the form at first.
  private let original: Draft

  private var draft: Draft
  private var isSending = false
  private var percentage = 0

  /// A person chosen in the mode that has them all. The form waits here meanwhile.
  private static let address = Answer("address", \Self.draft.to)
  static let answers = Answers(address)

  init(_ draft: Draft, words: Words, returning: ReturnSlot<Change>) {
    (original, self.draft, self.words, self.returning) = (draft, draft, words, returning)
  }

  static var keys: Keys<Self> {
    KeyBinding("ctrl+o", \.words.choosePerson, if: \.isEditing) { _, context in
      context.ask(address, showing: .people) { .people(returning: $0) }
    }
  }

  var isEditing: Bool { !isSending }

  var title: String { original.subject.isEmpty ? words.newLetter : original.subject }

  var leaving: Leaving {
    draft == original ? .allowed : .confirm(words.leaveQuestion)
  }

  @ViewBuilder<Self> private var progress: some View<Self> {
    Spinner(words.sending(to: draft.to))
    Blank()
    ProgressBar(words.sent, percentage, of: 100)
    Blank()
    Button(words.stop) { screen, _ in screen.isSending = false }
  }

  private var form: some View<Self> {
    Form {
      TextField(words.to, \.draft.to, placeholder: "name@example.org").validate(complaint)
      TextField(words.copy, \.draft.copy, placeholder: words.nobody)
        .validate { $0.isEmpty ? nil : complaint(about: $0) }
      TextField(words.subject, \.draft.subject).validate { $0.isEmpty ? words.whatAbout : nil }
      Divider()
      TextEditor(\.draft.text, height: .fill(min: 5), placeholder: words.textPlaceholder)
      Divider()
      HStack {
        Button(words.send, submits: true) { screen, _ in screen.isSending = true }
        Button(words.keep) { screen, context in
          context.return(.kept(screen.draft), to: screen.returning)
        }
        Button(words.throwAway) { screen, context in context.cancel(screen.returning) }
        Spacer()
      }
    }
  }

  var body: some View<Self> {
    VStack {
      if isSending { progress } else { form }
    }
    .onChange(of: \.isSending) { screen, context in
      if screen.isSending { screen.send(in: context) } else { screen.stop(in: context) }
    }
  }

  private func complaint(about address: String) -> String? {
    Address.mistake(in: address).map(words.complaint)
  }

  /// Stops sending.
  mutating func backStep() -> Bool {
    defer { isSending = false }
    return isSending
  }
}

// MARK: - Sending

extension ComposeScreen {
  private mutating func send(in context: Context<Self>) {
    percentage = 0
    let time = PostOffice.time
    context.every("progress", time / 25) { screen, _ in screen.percentage += 4 }
    context.task("send") { [draft, queue = context.queue] in
      try await PostOffice.deliver(draft, on: queue)
    } then: { screen, result, context in
      switch result {
      case .success: context.return(.sent(screen.draft), to: screen.returning)
      case .failure(let error):
        screen.isSending = false
        context.present(screen.words.failure(error))
      }
    }
  }

  private func stop(in context: Context<Self>) {
    context.cancelTask("send")
    context.cancelTask("progress")
  }
}
