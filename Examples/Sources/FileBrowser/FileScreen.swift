import ScreenStack

/// What a file holds.
struct FileScreen: Screen {
  typealias Route = Place

  let path: String
  private var preview: Preview?
  private var problem: String?

  init(path: String) { self.path = path }

  var title: String { String(path.split(separator: "/").last ?? "") }

  var body: some View<Self> {
    if let problem { Text(problem) }
    switch preview {
    case .text(let text): Text(text)
    case .binary(let bytes): Text("\(bytes) bytes or more, no text")
    case .names, .nothing: EmptyView()
    case nil: Loading("reading the file...")
    }
  }

  mutating func start(in context: Context<Self>) {
    context.task("read") { [path] in
      try Preview(ofFile: path)
    } then: { screen, result in
      switch result {
      case .success(let preview): screen.preview = preview
      case .failure(let error): screen.problem = error.words
      }
    }
  }
}
