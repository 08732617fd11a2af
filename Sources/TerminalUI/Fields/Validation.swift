/// The checks of a field's text.
struct FieldCheck<Owner: Routed> {
  /// The field.
  let id: ViewID

  /// The form that contains the field; `nil` if there is none.
  let form: ViewID?

  /// The label of the field.
  let label: String

  /// The text of the field.
  let text: (Owner) -> String

  /// Returns the error message for the field; `nil` if it is valid.
  let complaint: (Owner) -> String?

  /// Asynchronously returns the error message for a text; `nil` if it is valid.
  let slowCheck: (@Sendable (String) async -> String?)?
}

/// The result of an asynchronous check of a field's text.
private struct SlowAnswer {
  let text: String
  var complaint: String?
  var isRunning = true
}

/// The edited and the invalid fields of a screen.
///
/// A field isn't shown as invalid before the user has edited and left it, or has tried to submit
/// its form. From then on, it is checked after every change until it is valid.
struct FieldValidation {
  /// The fields edited since they were last checked.
  private var edited: Set<ViewID> = []

  /// The fields that show an error message.
  private(set) var complaining: Set<ViewID> = []

  /// The results of asynchronous checks, and the checks that are running.
  private var answers: [ViewID: SlowAnswer] = [:]

  /// Notes that a field was edited.
  mutating func edit(_ field: ViewID) { edited.insert(field) }

  /// The error message that a field shows.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - text: Its text.
  ///   - complaint: The message of its synchronous check.
  /// - Returns: `nil` if the field is valid or the user is still editing it.
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

// MARK: - Checking

extension FieldValidation {
  /// Whether a field was edited, or shows an error message.
  var isDue: Bool { !edited.isEmpty || !complaining.isEmpty }

  /// Checks the fields that were edited and left, and those that show an error message, and forgets
  /// those that have no check anymore.
  ///
  /// - Parameters:
  ///   - checks: The checks of all fields.
  ///   - owner: The screen.
  ///   - focused: The field that receives typed characters.
  /// - Returns: The asynchronous checks to start.
  mutating func look<Owner>(
    at checks: [FieldCheck<Owner>], of owner: Owner, focused: ViewID?
  ) -> [FieldCheck<Owner>] {
    // A field that was disabled or removed is not invalid anymore.
    let checked = Set(checks.map(\.id))
    edited.formIntersection(checked)
    complaining.formIntersection(checked)
    var due: [FieldCheck<Owner>] = []
    for check in checks {
      let isLeft = check.id != focused && edited.remove(check.id) != nil
      if isLeft || complaining.contains(check.id) { note(check, of: owner) }
      if isLeft, begin(check, of: owner) { due.append(check) }
    }
    return due
  }

  /// Checks all fields of a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - checks: The checks of all fields of the screen.
  ///   - owner: The screen.
  ///   - asksAgain: Whether to ask again about texts that only asynchronous checks have rejected:
  ///     the reason may be gone, such as a lost connection.
  /// - Returns: Whether the form may be submitted.
  mutating func submit<Owner>(
    _ form: SubmittedForm, with checks: [FieldCheck<Owner>], of owner: Owner, asksAgain: Bool
  ) -> SubmitVerdict<Owner> {
    let checks = checks.filter { form.includes($0.form) }
    for check in checks { note(check, of: owner) }
    let wrong = checks.filter { complaining.contains($0.id) }
    if let first = wrong.first {
      guard asksAgain, wrong.allSatisfy({ $0.complaint(owner) == nil }) else {
        return .wrong(first.id)
      }
      for check in wrong {
        answers[check.id] = nil
        complaining.remove(check.id)
      }
    }
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

// MARK: - Asynchronous checks

extension FieldValidation {
  /// Starts the check of a text; returns `false` if there is no asynchronous check, or it is
  /// running or done.
  private mutating func begin<Owner>(_ check: FieldCheck<Owner>, of owner: Owner) -> Bool {
    guard check.slowCheck != nil, check.complaint(owner) == nil else { return false }
    let text = check.text(owner)
    if answers[check.id]?.text == text { return false }
    answers[check.id] = SlowAnswer(text: text)
    return true
  }

  /// Keeps the result of a check, unless another text has been checked since.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - text: The text that was checked.
  ///   - complaint: The error message, if any.
  ///   - shown: The text that the field contains by now; `nil` if it is no longer checked.
  mutating func end(_ field: ViewID, text: String, _ complaint: String?, shown: String?) {
    guard answers[field]?.text == text else { return }
    answers[field] = SlowAnswer(text: text, complaint: complaint, isRunning: false)
    if complaint != nil, shown == text { complaining.insert(field) }
  }
}
