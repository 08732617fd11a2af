/// The checks of a field.
struct FieldCheck<Owner: Routed> {
  /// The field.
  let id: ViewID

  /// The form that it stands in.
  let form: ViewID?

  /// The words before the field.
  let label: String

  /// The text.
  let text: (Owner) -> String

  /// Says what is wrong with the field, at once.
  let complaint: (Owner) -> String?

  /// Says what is wrong with a text, which takes time.
  let slowCheck: (@Sendable (String) async -> String?)?
}

/// What is known about the text of a field from a check that takes time.
private struct SlowAnswer {
  let text: String
  var complaint: String?
  var isRunning = true
}

/// Which fields of a screen have been edited, and which complain.
///
/// A field is not wrong before someone has edited and left it or tried to submit its form. Once it
/// complains, it is looked at after every change, until it is right.
struct FieldValidation {
  /// The fields that were edited, and not looked at since.
  private var edited: Set<ViewID> = []

  /// The fields that say what is wrong.
  private var complaining: Set<ViewID> = []

  /// The answers of the checks that take time, and the running ones.
  private var answers: [ViewID: SlowAnswer] = [:]

  /// Notes that a field was edited.
  mutating func edit(_ field: ViewID) { edited.insert(field) }

  /// What a field says that is wrong with it.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - text: Its text.
  ///   - complaint: What its check says at once.
  /// - Returns: `nil` if nothing is wrong, or the person has not finished with the field yet.
  func words(of field: ViewID, text: String, _ complaint: @autoclosure () -> String?) -> String? {
    guard complaining.contains(field) else { return nil }
    return complaint() ?? slowComplaint(of: field, text: text)
  }

  private func slowComplaint(of field: ViewID, text: String) -> String? {
    guard let answer = answers[field], answer.text == text else { return nil }
    return answer.complaint
  }

  private func complaint<Owner>(of check: FieldCheck<Owner>, _ owner: Owner) -> String? {
    check.complaint(owner) ?? slowComplaint(of: check.id, text: check.text(owner))
  }
}

// MARK: - Looking

extension FieldValidation {
  /// Looks at the fields that were edited and left, and at those that complain.
  ///
  /// - Parameters:
  ///   - checks: The checks of all fields.
  ///   - owner: The screen.
  ///   - focused: The field that gets the typed characters.
  /// - Returns: The checks to begin that take time.
  mutating func look<Owner>(
    at checks: [FieldCheck<Owner>], of owner: Owner, focused: ViewID?
  ) -> [FieldCheck<Owner>] {
    guard !edited.isEmpty || !complaining.isEmpty else { return [] }
    var due: [FieldCheck<Owner>] = []
    for check in checks {
      let isLeft = check.id != focused && edited.remove(check.id) != nil
      if isLeft || complaining.contains(check.id) { note(check, of: owner) }
      if isLeft, begin(check, of: owner) { due.append(check) }
    }
    return due
  }

  /// Looks at all fields of a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - checks: The checks of all fields of the screen.
  ///   - owner: The screen.
  /// - Returns: Whether the form may be submitted.
  mutating func submit<Owner>(
    _ form: SubmittedForm, with checks: [FieldCheck<Owner>], of owner: Owner
  ) -> SubmitVerdict<Owner> {
    let checks = checks.filter { form.includes($0.form) }
    for check in checks { note(check, of: owner) }
    if let wrong = checks.first(where: { complaining.contains($0.id) }) { return .wrong(wrong.id) }
    let due = checks.filter { begin($0, of: owner) }
    let isWaiting = checks.contains { answers[$0.id]?.isRunning ?? false }
    return isWaiting ? .waiting(beginning: due) : .right
  }

  private mutating func note<Owner>(_ check: FieldCheck<Owner>, of owner: Owner) {
    if complaint(of: check, owner) == nil {
      complaining.remove(check.id)
    } else {
      complaining.insert(check.id)
    }
  }
}

// MARK: - Checks that take time

extension FieldValidation {
  /// Notes that the check of a text begins, unless it takes no time, is running or has been done.
  private mutating func begin<Owner>(_ check: FieldCheck<Owner>, of owner: Owner) -> Bool {
    guard check.slowCheck != nil, check.complaint(owner) == nil else { return false }
    let text = check.text(owner)
    if answers[check.id]?.text == text { return false }
    answers[check.id] = SlowAnswer(text: text)
    return true
  }

  /// Notes what a check has found out, unless another text has been checked since.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - text: The text that was checked.
  ///   - result: What is wrong with it; a failure if the check did not end.
  ///   - owner: The screen, whose field may have another text by now.
  mutating func end<Owner>(
    _ check: FieldCheck<Owner>, text: String, _ result: Result<String?, any Error>,
    of owner: Owner
  ) {
    guard answers[check.id]?.text == text else { return }
    switch result {
    case .failure: answers[check.id] = nil
    case .success(let complaint):
      answers[check.id] = SlowAnswer(text: text, complaint: complaint, isRunning: false)
      if complaint != nil, check.text(owner) == text { complaining.insert(check.id) }
    }
  }
}
