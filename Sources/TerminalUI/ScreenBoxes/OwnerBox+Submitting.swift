import Navigation

extension OwnerBox {
  /// Submits a form: performs its action if its fields are valid, waits while they are being
  /// checked, or moves the focus to the first invalid one.
  func submit(_ submission: Submission<Owner>, in context: InputContext<Owner.Route>) {
    self.submission = nil
    let shown = body.viewport.validation.complaining
    let verdict = body.viewport.validation.submit(
      submission.form, with: actions.checks, of: screen, asksAgain: !submission.hasWaited)
    // A message may need a line of its own.
    if body.viewport.validation.complaining != shown { context.host.session.screensChanged() }
    switch verdict {
    case .right: run(submission.action, from: context.trigger, in: context.host)
    case .wrong(let field): body.viewport.moveFocus(to: field, in: context.region)
    case .waiting(let checks):
      var waiting = submission
      (waiting.isWaiting, waiting.hasWaited) = (true, true)
      self.submission = waiting
      begin(checks, in: context.host)
    }
  }

  /// Starts asynchronous checks.
  func begin(_ checks: [FieldCheck<Owner>], in host: StackHost<Owner.Route>) {
    let context = Context<Owner>(host: host, entry: entry, trigger: .code)
    for check in checks {
      guard let slowCheck = check.slowCheck else { continue }
      let (field, text) = (check.id, check.text(screen))
      context.task("check of \(check.label) \(field)") {
        await slowCheck(text)
      } then: { screen, result, context in
        guard let box: OwnerBox<Owner> = context.host.box(of: context.entry) else { return }
        // The field may have been disabled or removed in the meantime.
        let shown = box.actions.checks.first { $0.id == field }?.text(screen)
        box.body.viewport.validation.end(field, text: text, result.get(), shown: shown)
        box.submission?.isWaiting = false
      }
    }
  }
}
