import ScreenStack

enum MonthRoute: RouteValue {
  case month, day(Int)
}

struct DayPicker<Owner: Routed>: View {
  let day: WritableKeyPath<Owner, Int>
  let open: (Int, Context<Owner>) -> Void

  func place(in layout: inout Layout<Owner>) {
    let isRead = layout.appearance.readsFrames
    let control = Control<Owner>(
      lines: isRead ? 1 : 5,
      text: { "day \($0[keyPath: day])" },
      press: { screen, context in open(screen[keyPath: day], context) },
      click: { screen, cell, context in
        let clicked = cell.row * 7 + (cell.column - 2) / 4 + 1
        guard (2..<30).contains(cell.column), choose(clicked, in: &screen) else { return }
        open(clicked, context)
      },
      key: { screen, key, _ in
        guard let step = step(of: key) else { return false }
        return choose(screen[keyPath: day] + step, in: &screen)
      },
      actionName: "open the day",
      draw: { screen, line, canvas in
        let chosen = screen[keyPath: day]
        if isRead {
          canvas.write("Day \(chosen)", at: 2)
        } else {
          draw(week: line, chosen: chosen, on: &canvas)
        }
      })
    layout.add(
      control.settable { screen, words, _ in
        if let number = Int(words) { _ = choose(number, in: &screen) }
      })
  }

  private func step(of key: Key) -> Int? {
    switch key.code {
    case .left: -1
    case .right: 1
    case .up: -7
    case .down: 7
    default: nil
    }
  }

  private func choose(_ number: Int, in screen: inout Owner) -> Bool {
    guard (1...30).contains(number) else { return false }
    screen[keyPath: day] = number
    return true
  }

  private func draw(week: Int, chosen: Int, on canvas: inout Canvas) {
    canvas.drawMark()
    for (column, number) in (week * 7 + 1...week * 7 + 7).enumerated() where number <= 30 {
      let text = number == chosen ? "[\(number)]" : " \(number) "
      canvas.write(text, at: 2 + column * 4, role: number == chosen ? .accent : .text)
    }
  }
}

struct Tags<Owner: Routed>: ItemView {
  var targets: ItemTargets<String, Owner>

  init(_ tags: [String]) { targets = ItemTargets(tags) }

  func place(in layout: inout Layout<Owner>) {
    layout.add(targets, across: max(1, layout.width / 12), text: { $0 }) { tag, canvas in
      canvas.drawSelection()
      canvas.write("#\(tag)", truncatedTo: 2..<max(2, canvas.width), role: .link)
    }
  }
}

struct Month: Screen<MonthRoute> {
  var day = 12
  var tag = "none"

  var title: String { "June" }
  var body: some View<Self> {
    DayPicker(day: \.day) { day, context in context.push(.day(day)) }
    Tags(["rain", "sun", "snow"])
      .onSelect { tag, screen, _ in screen.tag = tag }
    Text("tag: \(tag)")
  }
}

struct Day: Screen<MonthRoute> {
  let number: Int

  var title: String { "June \(number)" }
  var body: some View<Self> { Text("Nothing happened.") }
}

func makeApp() -> App<MonthRoute> {
  App(root: MonthRoute.month) { route in
    switch route {
    case .month: Month()
    case .day(let number): Day(number: number)
    }
  }
}
makeApp().run()
