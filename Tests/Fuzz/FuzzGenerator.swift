import TerminalFake

/// Where all chance comes from; another module has a generator of the fake's name.
typealias FuzzGenerator = TerminalFake.SeededGenerator
