import ScreenStack

enum NoteRoute: RouteValue {
  case notes
  case editor
  case letter
}

final class Archive {
  private(set) var letter = ""

  func save(_ text: String) throws { letter = text }
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

struct Letter {
  let archive: Archive
  var text: String

  init(in archive: Archive) { (self.archive, text) = (archive, archive.letter) }
}

extension Letter: Screen<NoteRoute> {
  var leaving: Leaving {
    text == archive.letter
      ? .allowed
      : .confirm(
        "The letter has changed.", leave: "Discard", stay: "Keep writing", save: "Save")
  }

  mutating func saveBeforeLeaving(in context: Context<Self>) {
    do {
      try archive.save(text)
    } catch {
      context.notify("It could not be saved: \(error)")
    }
  }

  var title: String { "Letter" }
  var body: some View<Self> {
    TextEditor("Text", \.text)
  }
}

extension Editor {
  func leaving(by cause: Cause) -> Leaving { cause == .quit ? .allowed : leaving }
}

let app = App(root: NoteRoute.notes, model: Archive()) { route, archive in
  switch route {
  case .notes: Notes()
  case .editor: Editor()
  case .letter: Letter(in: archive)
  }
}
app.run()
