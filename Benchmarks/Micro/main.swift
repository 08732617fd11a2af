// Prints the cost of single operations in a release build; with arguments, only of those whose names
// contain one of them. The figures are for comparison, never for assertions.
let wanted = CommandLine.arguments.dropFirst()
if wanted.isEmpty { FirstUse.lines.forEach { print($0) } }
for benchmark in Benchmark.all
where wanted.isEmpty || wanted.contains(where: benchmark.name.contains) {
  print(benchmark.line)
}
if wanted.isEmpty { print(DeepPath.line) }
