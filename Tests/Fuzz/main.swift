import Foundation

// Tries random cases until one fails; `make fuzz` runs it.
exit(try CommandLineUse.run(Array(CommandLine.arguments.dropFirst())))
