import Foundation

// Tries random things until something breaks; `make fuzz` runs it.
exit(try CommandLineUse.run(Array(CommandLine.arguments.dropFirst())))
