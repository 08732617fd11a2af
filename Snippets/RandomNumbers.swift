import ScreenStack

var generator = SeededGenerator(seed: 1)
let order = ["north", "east", "south", "west"].shuffled(using: &generator)
print(order)  // the same order in every run
