// Prints what single operations cost, in a release build. Figures to compare, never to assert.
for benchmark in Benchmark.all { print(benchmark.line) }
