import ScreenStack

enum FileRoute: RouteValue {
  case folder
  case file
}

final class Folder {
  var hasFile = true
}

struct FolderScreen: Screen<FileRoute> {
  let folder: Folder

  var title: String { "Folder" }
  var body: some View<Self> {
    if folder.hasFile {
      Row("draft").onSelect { _, context in context.push(.file) }
    }
  }
}

struct File: Screen<FileRoute> {
  let folder: Folder
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
      let question = Dialog(
        "Delete this file?", choices: [Choice("Delete", true)],
        cancel: Choice("Keep", false).focused())
      context.present(question) { file, isAgreed, context in
        if isAgreed { file.delete(in: context) }
      }
    }
  }

  func delete(in context: Context<Self>) {
    folder.hasFile = false
    context.pop()
    context.notify("Deleted")
  }
}

let app = App(root: FileRoute.folder, model: Folder()) { route, folder in
  switch route {
  case .folder: FolderScreen(folder: folder)
  case .file: File(folder: folder)
  }
}
app.run()
