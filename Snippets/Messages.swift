import ScreenStack

enum FileRoute: RouteValue {
  case file
}

struct File: Screen<FileRoute> {
  var name = "draft"

  var title: String { name }
  var body: some View<Self> {
    Row("Rename").onSelect { file, context in
      context.prompt("New name", text: file.name) { file, name, context in
        guard let name else { return }
        file.name = name
        context.notify("Renamed to \(name)")
      }
    }
    Row("Delete").onSelect { _, context in
      context.present(Dialog("Delete this file?", choices: ["Keep", "Delete"], cancelling: 0)) {
        file, choice, context in
        if choice == 1 { file.delete(in: context) }
      }
    }
  }

  mutating func delete(in context: Context<Self>) {
    name = "nothing"
    context.notify("Deleted")
  }
}

let app = App(root: FileRoute.file) { route in
  switch route {
  case .file: File()
  }
}
app.run()
