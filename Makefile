# make demo   from 40 labelled pages of one bundled site to an article of another
# make test   all tests, the real-browser ones included
# make peers  the training-free methods beside other Go extractors, CORPUS=DIR
# make build-all  builds for Linux, macOS and Windows
# make systems  checks the types of all packages and tests for macOS and Windows
# make raise  lifts the floors of quality to what is measured; lowers none
# make shipped  fits the wrappers that ship, and those without each fold, from the corpora
# The first two install what is missing first, on Debian and Ubuntu.

GO     ?= go
SHARED ?= $(or $(GALLEY_SHARED),../shared)

.PHONY: build build-all systems deps test test-long test-peers demo vet fuzz bench experiment peers tables speed raise shipped clean

# Without the tables of debuggers the program is a quarter smaller; traces of panics stay.
build:
	$(GO) build -trimpath -ldflags="-s -w" -o bin/galley ./cmd/galley

# What is released must build for every system. Without optimisation, the compiler takes
# half the time for the systems that the tests do not run on.
build-all:
	$(GO) build ./...
	@for os in darwin windows; do \
		echo "$$os" && GOOS=$$os CGO_ENABLED=0 $(GO) build -gcflags='all=-N -l' ./... || exit 1; \
	done

# What is wrong for those systems is nearly always a type or a name that they do not have.
# To find that takes a tenth of the time of a build.
systems:
	cd scripts/typecheck && $(GO) vet . && $(GO) build -o ../../build/typecheck .
	@for os in darwin windows; do build/typecheck "$$os" ./... || exit 1; done

deps:
	@scripts/install-deps.sh

# The tests find everything they need, so nothing may be skipped for want of it. They are
# vetted before, all at once.
test: deps vet
	GALLEY_NEED_CHROME=1 GALLEY_NEED_SVM=1 GALLEY_SHARED="$(abspath $(SHARED))" \
		$(GO) test -vet=off -timeout 15m ./... ./testdata/newsstand/...

# Tests that take a minute each, for what changes seldom.
test-long: deps
	GALLEY_LONG=1 $(MAKE) test

vet:
	@test -z "$$(gofmt -l .)" || { echo "not gofmt-clean:"; gofmt -l .; exit 1; }
	$(GO) vet ./... ./testdata/newsstand/...

# A module of its own: its modules are not galley's.
test-peers:
	cd eval/peers && $(GO) vet ./... && $(GO) test ./...

demo: deps build
	@scripts/demo.sh

# The paper's first experiment on the themed sites beside the project.
experiment: deps build
	@scripts/experiment.sh "$(SHARED)/corpora/sites"

# Galley's methods and three other extractors: quality and time in one run.
peers:
	cd eval/peers && $(GO) run . -corpus "$(abspath $(or $(CORPUS),$(SHARED)/corpora/wcxb))" -articles

# The tables of docs/bench: quality on all corpora, and time and memory on one core.
# Quality takes a quarter of an hour on two cores; time wants a machine with nothing else to do.
tables:
	cd eval/peers && $(GO) run . -both -method all -workers 0 -corpus "$(abspath $(SHARED))/corpora/wcxb" \
		-corpus "$(abspath $(SHARED))/corpora/sites" > ../../docs/bench/quality.md

speed:
	cd eval/peers && $(GO) run . -speed -articles -method all -corpus "$(abspath $(SHARED))/corpora/wcxb" > ../../docs/bench/speed.md

# Floors go up only; one that must go down is edited by hand, with the reason in the
# commit. They are in eval/evaltest/testdata/floor; every test of one is named so.
raise:
	GALLEY_LONG=1 GALLEY_RAISE=1 GALLEY_SHARED="$(abspath $(SHARED))" $(GO) test -count 1 -timeout 30m -run Floor ./...

# About half an hour on two cores with nothing else to do, and half an hour more for the
# pages that are laid out: they are kept in LAYOUTS, and taken from there when it runs again.
LAYOUTS ?= build/layouts
TRAIN = bin/galley train shipped --corpus "$(SHARED)/corpora/wcxb"
ALL = --corpus "$(SHARED)/corpora/sites" --corpus "$(SHARED)/corpora/news" --corpus "$(SHARED)/corpora/real"

shipped: build
	$(TRAIN) --kind blocks --keep-folds models/fused/testdata/folds -o models/fused/fused.wrapper
	$(TRAIN) --kind parsed $(ALL) --keep-folds models/shipped/testdata/folds/parsed -o models/shipped/parsed.wrapper
	$(TRAIN) --kind laid $(ALL) --layouts "$(LAYOUTS)" --keep-folds models/shipped/testdata/folds/laid -o models/shipped/laid.wrapper

fuzz:
	@scripts/fuzz.sh $(or $(FUZZTIME),30s)

bench:
	$(GO) test -run '^$$' -bench . -benchmem ./...

clean:
	rm -rf bin build demo
