import ScreenStack

/// The parts of the settings, each with what is chosen; where there is room, beside the form of
/// the focused one.
struct HomeScreen: Screen, SettingsEditor {
  typealias Route = Place

  let model: SettingsModel
  private var topic = Topic.account

  init(model: SettingsModel) { self.model = model }

  static var keys: Keys<Self> { saveKey }

  var title: String { "Settings" }

  var leaving: Leaving {
    hasChanges ? .confirm("Some changes are not saved. Leave anyway?") : .allowed
  }

  var body: some View<Self> {
    Adaptive(minWidth: 90) {
      HStack {
        Panel("Parts") {
          ScrollView {
            topics.onSelect { _, _, context in context.focus("form") }.id(\.rawValue)
          }
        }.width(.fraction(0.4, min: 36))
        Panel(topic.title) {
          ScrollView { form(for: topic).id("form") }
        }
      }
    } else: {
      topics.onSelect { topic, _, context in context.push(.topic(topic)) }.id(\.rawValue)
      Blank()
      buttons
    }.onChange(of: \.model.draft.appearance) { screen, context in screen.show(in: context) }
  }

  var status: some View<Self> { savedStatus }

  private var topics: RowList<Topic, Self> {
    let draft = model.draft
    return RowList(Topic.allCases) { Row($0.title, detail: $0.summary(of: draft)) }
      .onFocus { topic, screen, _ in screen.topic = topic }
  }
}

/// One part of the settings, where there is no room for the list beside it.
struct TopicScreen: Screen, SettingsEditor {
  typealias Route = Place

  let model: SettingsModel
  let topic: Topic

  static var keys: Keys<Self> { saveKey }

  var title: String { topic.title }

  var body: some View<Self> {
    form(for: topic)
      .onChange(of: \.model.draft.appearance) { screen, context in screen.show(in: context) }
  }

  var status: some View<Self> { savedStatus }
}

/// The text of the file, as it is saved.
struct FileScreen: Screen {
  typealias Route = Place

  let saved: Preferences

  var title: String { "File" }

  var body: some View<Self> {
    Text((try? PreferencesFile.text(of: saved)) ?? "nothing")
  }
}
