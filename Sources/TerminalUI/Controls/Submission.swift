/// The fields that have to be right.
enum SubmittedForm {
  /// The fields of a form, or for `nil` those outside of forms.
  case form(ViewID?)
  /// All fields of the screen.
  case all

  func includes(_ form: ViewID?) -> Bool {
    switch self {
    case .form(let submitted): submitted == form
    case .all: true
    }
  }
}

/// Whether a form may be submitted.
enum SubmitVerdict<Owner: Routed> {
  /// Its fields are right.
  case right
  /// The first field that is wrong.
  case wrong(ViewID)
  /// Checks that take time are running, some of which begin now.
  case waiting(beginning: [FieldCheck<Owner>])
}

/// A form that is being submitted.
struct Submission<Owner: Routed> {
  /// The fields that have to be right.
  let form: SubmittedForm

  /// What to do then.
  let action: (inout Owner, Context<Owner>) -> Void

  /// Whether it waits for checks that take time.
  var isWaiting = false
}

extension Context {
  /// Acts if all checked fields of the screen are right, as a button that submits a form does: for a
  /// key of the screen's own, such as Ctrl-S.
  ///
  /// If a field is wrong, it says so, and the first that is wrong gets the focus. Checks that take
  /// time are waited for, unless a field is edited meanwhile.
  ///
  /// - Parameter action: What to do. It is called after the present handler has returned.
  public func submit(_ action: @escaping (inout Owner, Context) -> Void) {
    guard let box = host.screens[entry] as? OwnerBox<Owner> else { return }
    box.submission = Submission(form: .all, action: action)
    host.session.screensChanged()
  }
}
