import Navigation
package import SeededRandom
import TerminalCore
package import TerminalUI

/// A random tree of views, as a value.
package indirect enum RandomTree: Sendable {
  case text(String)
  case row(String, isHigh: Bool)
  case rows(Int, isHigh: Bool)
  case field(String)
  case counter(String)
  case grid(Int)
  case tiles(Int)
  case control(ControlKind, String)
  case form(RandomTree)
  case table(Int)
  case editor(Int?)
  case chart(ChartKind, Int)
  case breadcrumb(String, Int)
  case divider
  case spacer(min: Int)
  case beside([RandomTree], spacing: Int, minimum: Int)
  case below([RandomTree])
  case panel(RandomTree)
  case scroll(RandomTree, height: Int?)
  case padded(RandomTree)
  case choice(minWidth: Int, RandomTree, RandomTree)
  /// A tree between two fences, which nothing that it draws may touch.
  case fenced(RandomTree)
}

extension RandomTree {
  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - depth: The number of containers inside of each other.
  ///   - names: The number of targets so far, from which each gets a name of its own.
  ///   - random: The source of randomness.
  package init(depth: Int, names: inout Int, using random: inout SeededGenerator) {
    names += 1
    let name = "t\(names)"
    switch Int.random(in: 0..<(depth > 0 ? 21 : 14), using: &random) {
    case 0: self = .text(String(repeating: "文 text ", count: Int.random(in: 0...9, using: &random)))
    case 1: self = .row(name, isHigh: Bool.random(using: &random))
    case 2:
      self = .rows(Int.random(in: 0...6, using: &random), isHigh: Bool.random(using: &random))
    case 3: self = .field(name)
    case 4: self = .counter(name)
    case 5: self = .grid(Int.random(in: 0...9, using: &random))
    case 6: self = .control(ControlKind.allCases.randomElement(using: &random) ?? .button, name)
    case 7: self = .table(Int.random(in: 0...9, using: &random))
    case 8:
      self = .editor(Bool.random(using: &random) ? Int.random(in: 1...6, using: &random) : nil)
    case 9:
      self = .chart(
        ChartKind.allCases.randomElement(using: &random) ?? .bars,
        Int.random(in: 0...90, using: &random))
    case 10: self = .breadcrumb(name, Int.random(in: 0...5, using: &random))
    case 11: self = .divider
    case 12: self = .spacer(min: Int.random(in: 0...2, using: &random))
    case 13: self = .tiles(Int.random(in: 0...9, using: &random))
    case 14: self = .form(RandomTree(depth: depth - 1, names: &names, using: &random))
    case 15, 16:
      let trees = (0...2).map { _ in RandomTree(depth: depth - 1, names: &names, using: &random) }
      self = .beside(
        trees, spacing: Int.random(in: 0...2, using: &random),
        minimum: Int.random(in: 0...15, using: &random))
    case 17:
      self = .below(
        (0...2).map { _ in RandomTree(depth: depth - 1, names: &names, using: &random) })
    case 18: self = .panel(RandomTree(depth: depth - 1, names: &names, using: &random))
    case 19:
      let height = Bool.random(using: &random) ? Int.random(in: 1...6, using: &random) : nil
      self = .scroll(RandomTree(depth: depth - 1, names: &names, using: &random), height: height)
    default:
      let first = RandomTree(depth: depth - 1, names: &names, using: &random)
      let second = RandomTree(depth: depth - 1, names: &names, using: &random)
      self =
        Bool.random(using: &random)
        ? .padded(first) : .choice(minWidth: Int.random(in: 0...60, using: &random), first, second)
    }
  }
}

/// The view of a random tree.
package struct RandomView: View {
  package typealias Owner = RandomScreen

  let tree: RandomTree

  package func place(in layout: inout Layout<RandomScreen>) {
    switch tree {
    case .text(let text): Text<Owner>(text).place(in: &layout)
    case .row(let name, let isHigh): row(name, isHigh: isHigh).id(name).place(in: &layout)
    case .rows(let count, let isHigh):
      RowList<Int, Owner>(0..<count) { row("row \($0)", isHigh: isHigh) }.place(in: &layout)
    case .field(let name): TextField<Owner>(name, \.text).id(name).place(in: &layout)
    case .counter(let name):
      layout.add(
        Control(
          text: { _ in name }, adjust: { screen, steps, _ in screen.count += steps },
          draw: { screen, _, canvas in
            canvas.write("\(canvas.isFocused ? "❯" : " ")\(name) \(screen.count)")
          }))
    case .grid(let count):
      Grid<Int, Owner>(0..<count, cellWidth: 4) { "\($0)" }.place(in: &layout)
    case .tiles(let count):
      TileMap<Int, Owner>(
        0..<count, cellWidth: 4, at: { TilePlace(row: $0 / 2, column: $0 * 5 % 9) },
        text: { "\($0)文" }
      ).place(in: &layout)
    case .control(let kind, let name): ControlView(kind: kind, name: name).place(in: &layout)
    case .divider: Divider<Owner>().place(in: &layout)
    case .spacer(let minimum): Spacer<Owner>(min: minimum).place(in: &layout)
    case .form(let tree): Form { RandomView(tree: tree) }.place(in: &layout)
    case .table(let count):
      Table<Int, Owner>(0..<count) {
        Column("number", width: .cells(8)) { "\($0)" }
        Column("文字", alignment: .trailing) { String(repeating: "文", count: $0) }
      }
      .sort(\.sort).place(in: &layout)
    case .editor(let height):
      TextEditor<Owner>(\.story, height: height.map { .lines($0) } ?? .fill()).place(in: &layout)
    case .chart(let kind, let count): ChartView(kind: kind, count: count).place(in: &layout)
    case .breadcrumb(let name, let count):
      Breadcrumb<Owner>((0..<count).map { "\(name)文\($0)" }) { _, _, _ in }.place(in: &layout)
    case .beside(let trees, let spacing, let minimum):
      HStack(spacing: spacing) {
        ForEach(trees) { RandomView(tree: $0).width(.fill(min: minimum)) }
      }.place(in: &layout)
    case .below(let trees): VStack { ForEach(trees) { RandomView(tree: $0) } }.place(in: &layout)
    case .panel(let tree): Panel("panel") { RandomView(tree: tree) }.place(in: &layout)
    case .scroll(let tree, let height):
      ScrollView(height: height.map { .lines($0) } ?? .fill()) { RandomView(tree: tree) }
        .place(in: &layout)
    case .padded(let tree):
      RandomView(tree: tree).padding(horizontal: 2, vertical: 1).place(in: &layout)
    case .choice(let width, let wide, let narrow):
      Adaptive(minWidth: width) {
        RandomView(tree: wide)
      } else: {
        RandomView(tree: narrow)
      }.place(in: &layout)
    case .fenced(let tree): FencedView(tree: tree).place(in: &layout)
    }
  }
}

/// Makes a row of one line, or of as many as it needs.
private func row(_ text: String, isHigh: Bool) -> Row<RandomScreen> {
  isHigh ? Row("\(text) 文 of several words").wrapped().subtitle("below 文 \(text)") : Row(text)
}

/// The kinds of controls.
package enum ControlKind: CaseIterable {
  case button, toggle, stepper, picker, radio, tabs, checkedField
}

/// A control of some kind.
private struct ControlView: View {
  typealias Owner = RandomScreen

  let kind: ControlKind
  let name: String

  func place(in layout: inout Layout<RandomScreen>) {
    switch kind {
    case .button: Button<Owner>(name, submits: true) { _, _ in }.place(in: &layout)
    case .toggle: Toggle<Owner>(name, \.isOn).place(in: &layout)
    case .stepper: Stepper<Owner>(name, \.count, in: 0...100).place(in: &layout)
    case .picker: Picker<Int, Owner>(name, \.count, [0, 10, 200]).place(in: &layout)
    case .radio: Picker<Int, Owner>(name, \.count, [0, 10], style: .radio).place(in: &layout)
    case .tabs: Tabs<Int, Owner>(name, \.count, [0, 10, 200, 3_000, 40_000]).place(in: &layout)
    case .checkedField:
      TextField<Owner>(name, \.text).validate { $0.isEmpty ? "empty" : nil }.id(name)
        .place(in: &layout)
    }
  }
}

/// The kinds of charts.
package enum ChartKind: CaseIterable {
  case line, bars, map
}

/// A chart of some kind.
private struct ChartView: View {
  typealias Owner = RandomScreen

  let kind: ChartKind
  let count: Int

  func place(in layout: inout Layout<RandomScreen>) {
    switch kind {
    case .line: Sparkline<Owner>("文", 0..<count).place(in: &layout)
    case .bars: BarChart<Owner>(0..<count) { Bar("bar 文 \($0)", $0) }.place(in: &layout)
    case .map:
      Heatmap<Owner>(0..<count, rows: 7, rowLabels: ["文文文文"]).columnLabels { "文\($0)" }
        .place(in: &layout)
    }
  }
}

/// A screen of random views.
package struct RandomScreen: Screen {
  package enum Route: RouteValue { case root }

  /// The screen's own field, if it has one.
  package enum OwnField: CaseIterable, Sendable {
    case none, search, entry
  }

  let tree: RandomTree
  let ownField: OwnField
  var query = ""
  var text = ""
  var count = 0
  var isOn = false
  var sort = TableSort()
  var story = "1\n文"

  package init(tree: RandomTree, ownField: OwnField = .none) {
    (self.tree, self.ownField) = (tree, ownField)
  }

  package var title: String { "Random" }

  package var body: some View<Self> {
    if ownField == .search { SearchField(\.query) }
    if ownField == .entry { EntryField(\.query) }
    RandomView(tree: tree)
    if ownField == .search {
      RowList((0..<20).filter { query.isEmpty || "\($0)".hasPrefix(query) }) { Row("found \($0)") }
    }
  }
}
