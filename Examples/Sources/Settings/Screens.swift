import ScreenStack

/// The parts of the settings, each with what is chosen; where there is room, beside the form of
/// the focused one.
struct HomeScreen: Screen, SettingsEditor {
  typealias Route = Place

  let model: SettingsModel
  private var topic = Topic.account

  init(model: SettingsModel) { self.model = model }

  static var keys: Keys<Self> { saveKey }

  var title: String { words.settings }

  var leaving: Leaving {
    hasChanges ? .confirm(words.leaveQuestion) : .allowed
  }

  var body: some View<Self> {
    Adaptive(minWidth: 90) {
      HStack {
        Panel(words.parts) {
          ScrollView {
            topics.onSelect { _, _, context in context.focus("form") }.id(\.rawValue)
          }
        }.width(.fraction(0.4, min: 36))
        Panel(words.title(of: topic)) {
          ScrollView { form(for: topic).id("form") }
        }
      }
    } else: {
      topics.onSelect { topic, _, context in context.push(.topic(topic)) }.id(\.rawValue)
      Blank()
      buttons
    }.onChange(of: \.model.draft) { screen, context in screen.show(in: context) }
  }

  var status: some View<Self> { savedStatus }

  private var topics: RowList<Topic, Self> {
    let draft = model.draft
    return RowList(Topic.allCases) { [words] in
      Row(words.title(of: $0), detail: words.summary(of: $0, draft))
    }
    .onFocus { topic, screen, _ in screen.topic = topic }
  }
}

/// One part of the settings, where there is no room for the list beside it.
struct TopicScreen: Screen, SettingsEditor {
  typealias Route = Place

  let model: SettingsModel
  let topic: Topic

  static var keys: Keys<Self> { saveKey }

  var title: String { words.title(of: topic) }

  var body: some View<Self> {
    form(for: topic)
      .onChange(of: \.model.draft) { screen, context in screen.show(in: context) }
  }

  var status: some View<Self> { savedStatus }
}

/// The text of the file, as it is saved.
struct FileScreen: Screen {
  typealias Route = Place

  let model: SettingsModel

  var title: String { model.words.file }

  var body: some View<Self> {
    Text((try? PreferencesFile.text(of: model.saved)) ?? model.words.nothing)
  }
}
