import ScreenStack

enum NoteRoute: RouteValue {
  case notes
  case editor
}

struct Notes: Screen<NoteRoute> {
  var title: String { "Notes" }
  var body: some View<Self> {
    Row("New note").onSelect { _, context in context.push(.editor) }
  }
}

struct Editor: Codable {
  var text = ""
}

extension Editor: Screen<NoteRoute> {
  var leaving: Leaving {
    text.isEmpty
      ? .allowed
      : .confirm("The note is not saved. Discard it?", leave: "Discard", stay: "Keep writing")
  }

  var title: String { "Editor" }
  var body: some View<Self> {
    EntryField(\.text).onSubmit { editor, context in
      editor.text = ""
      context.pop()
    }
  }
}

extension Editor {
  func leaving(by cause: Cause) -> Leaving { cause == .quit ? .allowed : leaving }
}

let app = App(root: NoteRoute.notes) { route in
  switch route {
  case .notes: Notes()
  case .editor: Editor()
  }
}
app.run()
