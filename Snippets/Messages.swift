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
  }
}

let app = App(root: FileRoute.file) { route in
  switch route {
  case .file: File()
  }
}
app.run()
