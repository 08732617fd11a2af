/// The check of a field.
struct FieldCheck<Owner: Routed> {
  /// The field.
  let id: ViewID

  /// The form that it stands in.
  let form: ViewID?

  /// Says what is wrong with the field.
  let complaint: (Owner) -> String?
}

/// The form whose fields have to be right, or the fields outside of forms.
struct SubmittedForm {
  /// The form.
  let id: ViewID?
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

  /// Whether a field says what is wrong.
  func complains(_ field: ViewID) -> Bool { complaining.contains(field) }

  /// Notes that a field was edited.
  mutating func edit(_ field: ViewID) { edited.insert(field) }

  /// Looks at the fields that were edited and left, and at those that complain.
  ///
  /// - Parameters:
  ///   - checks: The checks of all fields.
  ///   - owner: The screen.
  ///   - focused: The field that gets the typed characters.
  mutating func look<Owner>(at checks: [FieldCheck<Owner>], of owner: Owner, focused: ViewID?) {
    guard !edited.isEmpty || !complaining.isEmpty else { return }
    for check in checks {
      let isLeft = check.id != focused && edited.remove(check.id) != nil
      if isLeft || complaining.contains(check.id) { note(check, of: owner) }
    }
  }

  /// Looks at all fields of a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - checks: The checks of all fields of the screen.
  ///   - owner: The screen.
  /// - Returns: The first field that is wrong, or `nil` if the form may be submitted.
  mutating func submit<Owner>(
    _ form: SubmittedForm, with checks: [FieldCheck<Owner>], of owner: Owner
  ) -> ViewID? {
    let checks = checks.filter { $0.form == form.id }
    for check in checks { note(check, of: owner) }
    return checks.first { complaining.contains($0.id) }?.id
  }

  private mutating func note<Owner>(_ check: FieldCheck<Owner>, of owner: Owner) {
    if check.complaint(owner) == nil {
      complaining.remove(check.id)
    } else {
      complaining.insert(check.id)
    }
  }
}
