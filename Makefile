# Rigor: `make run` and `make test` are all one needs; each installs what is missing, builds and does its job.
.PHONY: run test attack build packages configure sanitize sanitize-engine sanitize-all fuzz screenshots bench peers public-benchmarks scale format check-format check-tidy check-all clean

build: configure
	cmake --build --preset release

# Only the program: a newcomer need not wait for the tests to be built.
run: configure
	cmake --build --preset release --target rigor
	scripts/run.sh

test: build
	ctest --preset release

# Every claim over random rigs whose truth is known (tests/attacks/README.md); a piece of 18 minutes, call it again to go on.
attack: configure
	cmake --build --preset release --target attacks
	scripts/attack.sh

# The core's tests and fuzz drivers under AddressSanitizer and UBSan; `sanitize-engine` what lies below the methods,
# `sanitize-all` with the shipped rigs and the attacks.
sanitize: packages
	cmake --preset sanitize
	cmake --build --preset sanitize --target unit_tests
	ctest --preset sanitize -E '^(rigs|attacks)\.'

sanitize-engine: packages
	cmake --preset sanitize
	cmake --build --preset sanitize --target engine_tests
	ctest --preset sanitize -R '^(foundation|engine)\.'

sanitize-all: packages
	cmake --preset sanitize
	cmake --build --preset sanitize
	ctest --preset sanitize

# What takes longer than .ci/run may: each of these is a build of its own (CMakePresets.json), hours in all.
check-all: check-format
	for preset in plain clang sanitize-ui thread; do \
	  cmake --preset $$preset && cmake --build --preset $$preset && ctest --preset $$preset || exit 1; \
	done

# clang-tidy (.clang-tidy) over what has changed since BASE: make check-tidy BASE=main
check-tidy: packages
	scripts/install_packages.sh check
	cmake --preset clang
	git diff --name-only --diff-filter=d $(or $(BASE),HEAD) -- core ui app | grep '[.]cpp$$' | xargs -r clang-tidy -p build/clang --quiet

# The code as clang-format writes it.
check-format:
	scripts/install_packages.sh check
	git ls-files '*.h' '*.cpp' | xargs clang-format --dry-run -Werror

# Everything a stranger may hand to the program under libFuzzer, AddressSanitizer and UBSan; a piece of 18 minutes, call it
# again to go on.
fuzz:
	scripts/install_packages.sh fuzz
	cmake --preset fuzz
	cmake --build --preset fuzz
	scripts/fuzz.sh

# Pictures of every view in every language, light and dark, in build/release/tests/screenshots.
screenshots: build
	cd build/release && RIGOR_SCREENSHOT_LANGUAGES="en de fr nl" ctest -R '^ui.screenshots$$' --timeout 3600

# Speed; what became slower than in the last table recorded on this processor is marked.
bench: configure
	cmake --build --preset release --target benchmarks
	scripts/bench.sh

# The same problems by OpenTURNS, Ceres, SUNDIALS, GSL, NLopt, Pagmo, Boost and MPFI: tests/benchmarks/peers/peers.md.
peers: packages
	scripts/peers.sh

# NIST StRD, EMPS and the rigs of the papers beside published figures: tests/benchmarks/public/public.md.
public-benchmarks: configure
	cmake --build --preset release --target rigor
	scripts/public_benchmarks.sh

# Cost against size: table in tests/benchmarks/README.md, and scale.svg.
scale: configure
	cmake --build --preset release --target bench_scale
	python3 tests/benchmarks/scale/scale.py build/release

configure: packages
	cmake --preset release

packages:
	scripts/install_packages.sh

format:
	git ls-files '*.h' '*.cpp' | xargs clang-format -i

clean:
	rm -rf build
