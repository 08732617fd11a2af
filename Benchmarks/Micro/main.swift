// Prints the cost of single operations in a release build. With arguments, prints only those whose
// names contain one of them. Use the figures for comparison, never for assertions.
import TerminalCore

let wanted = CommandLine.arguments.dropFirst()
if wanted.isEmpty { FirstUse.lines.forEach { print($0) } }
for benchmark in Benchmark.all
where wanted.isEmpty || wanted.contains(where: { benchmark.name.contains(part: $0) }) {
  print(benchmark.line)
}
if wanted.isEmpty { print(DeepPath.line) }
