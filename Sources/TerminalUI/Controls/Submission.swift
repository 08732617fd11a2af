import Navigation

/// The fields that must be valid for a submission.
enum SubmittedForm {
  /// The fields of a form; for `nil`, those outside all forms.
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
  /// All fields are valid.
  case right
  /// The first invalid field.
  case wrong(ViewID)
  /// Asynchronous checks are running, some of which start now.
  case waiting(beginning: [FieldCheck<Owner>])
}

/// A form being submitted.
struct Submission<Owner: Routed> {
  /// The fields that must be valid.
  let form: SubmittedForm

  /// The action to perform if they are.
  let action: (inout Owner, Context<Owner>) -> Void

  /// The key or control to name in the journal.
  let trigger: Trigger

  /// Whether it waits for asynchronous checks.
  var isWaiting = false

  /// Whether it has ever waited, so that the answers are new.
  var hasWaited = false
}

extension Context {
  /// Performs an action if all validated fields of the screen are valid, as a submit button does.
  /// Use it for a screen's own key, such as Ctrl-S.
  ///
  /// Otherwise each invalid field shows its message, and the first one gets the focus. The action
  /// waits for asynchronous checks, unless a field is edited in the meantime.
  ///
  /// - Parameter action: The action, called after the current handler has returned.
  public func submit(_ action: @escaping (inout Owner, Context) -> Void) {
    guard let box: OwnerBox<Owner> = host.box(of: entry) else { return }
    box.submission = Submission(form: .all, action: action, trigger: trigger)
    host.session.screensChanged()
  }
}
