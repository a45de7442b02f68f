# gloam: `make run` and `make test` are all that is needed on a new machine. `make help` lists the rest.

PREFIX ?= /usr/local
ARGS ?=
PROGRAM := .build/release/gloam
SOURCES := Sources Tests Package.swift

.DEFAULT_GOAL := help
.PHONY: help run test check format record screenshots bench install deps build clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name said; do \
	  printf '  make %-12s %s\n' "$$name" "$$said"; done

run: ## open the previewer on the shipped themes; ARGS='moments --appearance dark' are gloam's own words
	@.tools/deps run
	@.tools/build
	@exec $(PROGRAM) $(ARGS)

test: ## run every test; ARGS='--filter EndToEndTests' are swift test's own words
	@.tools/deps run test
	@.tools/build
	@GLOAM='$(CURDIR)/$(PROGRAM)' swift test $(ARGS)

check: ## all that CI runs: format, import directions, house rules, tests
	@.tools/deps run test
	@swift format lint --strict --parallel --recursive $(SOURCES)
	@swift build --build-tests --explicit-target-dependency-import-check error
	@$(MAKE) --no-print-directory test

format: ## put the sources in the house's format
	@swift format --in-place --parallel --recursive $(SOURCES)

record: ## write the goldens anew from what the tests see; fails where one changed, so that nobody takes it for a test run
	@.tools/deps run test
	@.tools/build
	@echo 'recording goldens: each one that changes counts as a failure; read the difference, then run make test' >&2
	@RECORD=1 GLOAM='$(CURDIR)/$(PROGRAM)' swift test $(ARGS)

screenshots: ## draw the pictures of screenshots/
	@.tools/deps run screenshots
	@.tools/build
	@.tools/screenshots $(ARGS)

bench: ## measure speed and memory beside a C program and a Textual app; ARGS=--json, ARGS=--help
	@.tools/deps run bench
	@.tools/build
	@.tools/bench $(ARGS)

install: ## install into PREFIX=/usr/local (DESTDIR is honoured)
	@.tools/deps run
	@.tools/build
	install -D -m 755 $(PROGRAM) '$(DESTDIR)$(PREFIX)/bin/gloam'
	mkdir -p '$(DESTDIR)$(PREFIX)/share/gloam'
	cp -R themes '$(DESTDIR)$(PREFIX)/share/gloam/'

deps: ## install every package of .tools/packages that is missing
	@.tools/deps

build: ## build .build/release/gloam
	@.tools/deps run
	@.tools/build

clean: ## remove all that was built
	rm -rf .build
