// Prints what single operations cost, in a release build; with arguments, only those whose names
// hold one of them. Figures to compare, never to assert.
let wanted = CommandLine.arguments.dropFirst()
if wanted.isEmpty { FirstUse.lines.forEach { print($0) } }
for benchmark in Benchmark.all
where wanted.isEmpty || wanted.contains(where: benchmark.name.contains) {
  print(benchmark.line)
}
if wanted.isEmpty { print(DeepPath.line) }
