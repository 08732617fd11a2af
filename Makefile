# The ways to build, run and check the project. `make` alone lists them.

# The libraries that other programs can import; their public surface is recorded.
LIBRARIES := Navigation SeededRandom TerminalCore TerminalFake TerminalLines TerminalNcurses TerminalUI KeyScript KeyScriptTools \
	ScreenStack ScreenStackTesting
# The libraries with a front page, which lists every public type under a topic.
CURATED := $(LIBRARIES) Files
GRAPHS := .build/debug/../symbolgraph
SWIFT_SOURCES := Package.swift Benchmarks/Micro Benchmarks/Simulate Examples Scripts/faults Snippets Sources Tests
LLVM_COV := $(dir $(realpath $(shell command -v swift)))llvm-cov

# A release holds all libraries but the C library, because a start takes longer with each library to load.
# The folder has their archives alone, so that the linker does not find the shared libraries. Nothing
# loads a release, so it exports no symbols, which lets the linker drop what is not used.
ARCHIVES := .build/archives
ARCHIVED := libncursesw.a libtinfo.a libsqlite3.a libstdc++.a
# The C library reads packed relocations from version 2.36 on; they take 10 kB instead of 1 MB.
PACKED := $(shell getconf GNU_LIBC_VERSION | awk '$$2 * 100 >= 236 { print "-Xlinker -z -Xlinker pack-relative-relocs" }')
# With the first, the program calls what makes a type instead of looking the type up by its name, which
# takes a fifth off a start; with the second, the code can't use what would bring regular expressions into
# the program; with the third, the linker drops single functions. The compiler doesn't promise them, so
# they are used only if it has them.
OPTIONS := disable-concrete-type-metadata-mangled-name-accessors|disable-implicit-string-processing-module-import|function-sections
FRONTEND = $(shell swiftc -frontend -help-hidden 2>/dev/null | awk \
	'/^ +-($(OPTIONS))( |$$)/ { printf "-Xswiftc -Xfrontend -Xswiftc %s ", $$1 }')
BUILD_STATIC = swift build -c release --static-swift-stdlib --disable-local-rpath \
	-Xswiftc -use-ld=lld $(PACKED) $(FRONTEND) \
	-Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker --no-export-dynamic \
	-Xlinker -L$(CURDIR)/$(ARCHIVES) -Xlinker -ltinfo -Xlinker -lm
# What is handed on is built with the profile; `run` starts sooner without it.
BUILD_RUN = $(BUILD_STATIC) --scratch-path .build/static
PROFILE := .build/profile
BUILD_RELEASE = $(BUILD_STATIC) --scratch-path .build/profiled $$(cat $(PROFILE)/flags)

.DEFAULT_GOAL := help
.PHONY: help build run optimized install test lint format layers bench simulate docs api record-api graphs release archives check soak walks kills fuzz faults alone contract examples page gallery \
	mistakes asan tsan coverage record clean

help: ## Lists the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## Builds everything for debugging.
	@Scripts/require
	swift build

run: archives ## Builds Study for release and starts it; ARGS are its arguments.
	@Scripts/require
	@$(BUILD_RUN) --product study
	@"$$($(BUILD_RUN) --show-bin-path)/study" $(ARGS)

optimized: archives ## Builds Study as `run` does, and plays all walks with it; also builds what measures a release.
	@Scripts/require
	$(BUILD_RUN) --product study
	$(BUILD_RUN) --product benchmarks
	"$$($(BUILD_RUN) --show-bin-path)/study" replay Tests/StudyTests/Walks

install: PREFIX ?= $(HOME)/.local
install: release ## Puts Study into PREFIX/bin (default: ~/.local).
	@install -D -m 755 "$$($(BUILD_RELEASE) --show-bin-path)/study" "$(DESTDIR)$(PREFIX)/bin/study"
	@echo "Study is at $(DESTDIR)$(PREFIX)/bin/study."
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo "To start it as study, add $(PREFIX)/bin to PATH." ;; esac

test: ## Builds and runs all tests.
	@Scripts/require tmux
	@touch Snippets/*.swift Tests/Fixtures/*/*.swift  # They are not linked again when only a library below them has changed.
	swift build --build-tests
	swift test --skip-build --parallel --disable-xctest

lint: ## Checks the formatting, the width of comments and the length of files and functions, that no retired name comes back, and that the deliberate faults still have their places.
	@Scripts/require python3
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@Scripts/source-sizes
	@Scripts/retired-names
	@Scripts/faults/run check

format: ## Formats the sources in place.
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

layers: ## Checks that every target declares what it imports.
	@Scripts/require
	swift build --explicit-target-dependency-import-check error

bench: $(PROFILE)/flags ## Measures the release.
	$(BUILD_RELEASE) --product study
	$(BUILD_RELEASE) --product benchmarks
	Benchmarks/run "$$($(BUILD_RELEASE) --show-bin-path)"

simulate: ## Prints the answers that a year of learning costs, with FSRS-6 and with simpler ways.
	@Scripts/require
	swift build -c release --product simulate
	@"$$(swift build -c release --show-bin-path)/simulate"

docs: graphs ## Builds the documentation; fails on a dead link or a type without a topic.
	@Scripts/front-pages $(GRAPHS) $(CURATED)
	@for library in $(CURATED); do \
	  graphs=.build/docs/$$library.graphs; \
	  rm -rf $$graphs && mkdir -p $$graphs || exit 1; \
	  cp $(GRAPHS)/$$library.symbols.json $$graphs || exit 1; \
	  docc convert Sources/$$library/$$library.docc --additional-symbol-graph-dir $$graphs \
	    --fallback-display-name $$library --fallback-bundle-identifier $$library \
	    --output-dir .build/docs/$$library.doccarchive --warnings-as-errors || exit 1; \
	done

api: graphs ## Checks the public surface against Tests/PublicAPI.
	@Scripts/public-api check $(GRAPHS) $(LIBRARIES)

record-api: graphs ## Rewrites Tests/PublicAPI.
	@Scripts/public-api record $(GRAPHS) $(LIBRARIES)

graphs: # Writes the compiler's data about every declaration, for `docs` and `api`.
	@Scripts/require python3
	swift build --build-tests  # Graphs are written for every module of the package.
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null

release: $(PROFILE)/flags ## Builds Study with all but the system's libraries in it.
	$(BUILD_RELEASE) --product study
	@ls -l "$$($(BUILD_RELEASE) --show-bin-path)/study"

$(PROFILE)/flags: $(shell find Package.swift Sources Benchmarks/*.py Scripts/profile -type f) | archives
	@Scripts/require python3
	Scripts/profile $(PROFILE) .build/profiled $(BUILD_STATIC)

archives: # Makes a folder with the archives that a release holds.
	@Scripts/require
	@mkdir -p $(ARCHIVES)
	@for archive in $(ARCHIVED); do \
	  path=$$(clang -print-file-name=$$archive); \
	  if [ -f "$$path" ]; then ln -sf "$$path" $(ARCHIVES)/ || exit 1; \
	  else echo "$$archive is missing; the shared library is used instead" >&2; fi; \
	done

walks: ## Compares every walk with tmux, and with ncurses at two more sizes; the tests take one in three.
	@Scripts/require tmux
	swift build --build-tests
	WALKS=all swift test --skip-build --disable-xctest --filter 'StudyTests\.(JudgeTests|WalkRenderingTests)'

kills: N ?= 500
kills: ## Kills programs that keep or copy records N times, two at once (default: 500).
	@Scripts/require
	swift build --build-tests
	KILLS=$(N) swift test --skip-build --disable-xctest --filter 'RecordsTests\.(Shared|DailyCopy).*/killed'

soak: N ?= 100000
soak: FROM ?= 0
soak: ## Plays N random sequences against the model of navigation, from number FROM (default: 100000, 0).
	swift build --build-tests
	SOAK=$(N) SOAK_FROM=$(FROM) swift test --skip-build --disable-xctest --filter 'NavigationTests\.ModelTests'

fuzz: SECONDS ?= 60
fuzz: ## Tries random bytes, drawings, views and scripts for SECONDS (default: 60).
	@Scripts/require
	swift build -c release --product fuzz
	@TMPDIR=$$(test -w /dev/shm && echo /dev/shm || echo /tmp) \
	  "$$(swift build -c release --show-bin-path)/fuzz" run $(SECONDS) .build/fuzz $(SEED)

faults: ## Checks that the model finds every deliberate fault in a copy of Navigation.
	@Scripts/faults/run

alone: ## Builds and runs a program on Navigation from another package, without ncurses.
	Examples/NavigationAlone/check

contract: ## Does the same, and also runs the tests of Navigation there.
	Examples/NavigationAlone/check tests

examples: ## Builds the examples and runs their tests.
	@Scripts/require
	@# Built anew: the compiler can miss that a type of another package has grown.
	@touch Examples/Sources/*/*.swift Examples/Tests/*/*.swift
	@# In the build folder of the package itself, where most of it is built already.
	swift build --package-path Examples --scratch-path .build --build-tests
	swift test --package-path Examples --scratch-path .build --skip-build --disable-xctest

page: ## Follows docs/testing-your-program.md in a folder of its own.
	@Scripts/require
	Scripts/follow-page

mistakes: ## Compiles what must not compile, and checks what the compiler says.
	@Scripts/require python3
	swift build --product ScreenStack
	@Scripts/mistakes

# One test at a time, because a test that waits for a sanitized program would use up the time of others.
asan: ## Runs the tests with the address sanitizer.
	@Scripts/require tmux
	swift test --no-parallel --disable-xctest --sanitize=address --scratch-path .build/asan -Xswiftc -use-ld=lld

tsan: ## Runs the tests with the thread sanitizer.
	@Scripts/require tmux
	swift test --no-parallel --disable-xctest --sanitize=thread --scratch-path .build/tsan

coverage: ## Runs the tests and prints the coverage of Sources.
	@Scripts/require tmux
	swift test --disable-xctest --enable-code-coverage
	$(LLVM_COV) report .build/debug/*PackageTests.xctest \
	  -instr-profile .build/debug/codecov/default.profdata \
	  -ignore-filename-regex='Tests/|\.build/'

record: ## Rewrites the expected screens of the walks, and the pictures in docs.
	swift build --product study
	"$$(swift build --show-bin-path)/study" replay --update Tests/StudyTests/Walks/*.keys
	for theme in dark light contrast mono; do \
	  "$$(swift build --show-bin-path)/study" replay --theme $$theme --force \
	    --export docs/pictures/theme-$$theme.svg Tests/StudyTests/Walks/themes.keys || exit 1; \
	done
	for screen in learn question map record; do \
	  "$$(swift build --show-bin-path)/study" replay --force --export docs/pictures/study-$$screen.svg \
	    Tests/StudyTests/Walks/picture-$$screen.keys || exit 1; \
	done
	"$$(swift build --show-bin-path)/study" replay --force \
	  --export docs/pictures/study-session.animated.svg Tests/StudyTests/Walks/picture-session.keys
	swift build --build-tests
	RECORD=1 swift test --skip-build --disable-xctest --filter 'ScreenStackTests\.ViewPictureTests'

gallery: ## Draws Study's screens in three sizes, both languages and three themes, to be looked at side by side.
	@Scripts/require python3
	swift build --product study
	Scripts/gallery "$$(swift build --show-bin-path)/study" .build/gallery

check: lint layers test optimized walks gallery mistakes contract examples page release faults docs api asan tsan ## Runs every check that a release needs.

clean: ## Removes the build folder.
	rm -rf .build
