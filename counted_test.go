package galley_test

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"galley/page/shapetest"
)

// TestShapesRunLinearly counts how often each piece of the program's code runs: with pages four times as
// large about four times as often. Unlike bytes allocated this shows every loop in a loop, and names it.
// Nothing is timed. It runs the program itself, built to count, on all shapes in all places.
func TestShapesRunLinearly(t *testing.T) {
	if os.Getenv("GALLEY_LONG") == "" {
		t.Skip("builds the program anew and runs it on thousands of pages: make test-long")
	}
	program := filepath.Join(t.TempDir(), "galley")
	command(t, nil, "go", "build", "-cover", "-covermode=count", "-coverpkg=galley/...", "-o", program, "./cmd/galley")
	all := shapetest.All()
	const group = 20 // shapes that are counted together: few enough that one of them shows
	for _, at := range shapetest.Places {
		for from := 0; from < len(all); from += group {
			shapes := all[from:min(from+group, len(all))]
			t.Run(fmt.Sprintf("%s to %s %s", shapes[0].Name, shapes[len(shapes)-1].Name, at), func(t *testing.T) {
				for _, grown := range tooFast(counted(t, program, shapes, smallBytes, at), counted(t, program, shapes, times*smallBytes, at)) {
					t.Error(grown)
				}
			})
		}
	}
}

// The pages of TestShapesRunLinearly: of so many bytes, and of so many times as many.
const smallBytes, times = 40_000, 4

// tooFast are the pieces of code that run too much more often for pages that are times as large, as text.
// What grows with the square does so by times². Less may come of lists that are taken for the article from
// some length on.
func tooFast(small, large map[string]int) (list []string) {
	const least = 400_000 // runs: of the 3 MB of a group, no more than a few for each character are too few to matter
	for at, n := range large {
		if few := max(small[at], 1); n > least && n > times*times*3/4*few {
			list = append(list, fmt.Sprintf("%s ran %d times, and %d times for pages %d times as large", at, few, n, times))
		}
	}
	slices.Sort(list)
	return list
}

// counted is how often each piece of code runs for the pages of some shapes.
func counted(t *testing.T, program string, shapes []shapetest.Shape, bytes int, at shapetest.Place) map[string]int {
	t.Helper()
	dir := t.TempDir()
	args := []string{"extract", "--no-browser", "--force", "-j", "1", "-f", "json", "--with", "html,markdown,hidden"}
	for i, s := range shapes {
		name := filepath.Join(dir, fmt.Sprintf("%d.html", i))
		if err := os.WriteFile(name, []byte(s.HTML(bytes, at)), 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, name)
	}
	counts := filepath.Join(dir, "counts")
	if err := os.Mkdir(counts, 0o700); err != nil {
		t.Fatal(err)
	}
	command(t, []string{"GOCOVERDIR=" + counts}, program, args...)
	text := filepath.Join(dir, "counts.txt")
	command(t, nil, "go", "tool", "covdata", "textfmt", "-i="+counts, "-o="+text)
	return runs(t, text)
}

// runs reads how often pieces of code ran, from what covdata writes: lines of place, statements and runs.
func runs(t *testing.T, name string) map[string]int {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	list := map[string]int{}
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Fields(lines.Text())
		if len(fields) != 3 {
			continue
		}
		if n, err := strconv.Atoi(fields[2]); err == nil {
			list[fields[0]] = max(list[fields[0]], n)
		}
	}
	return list
}

// command runs a program, which may end with the code of pages that have nothing to select.
func command(t *testing.T, env []string, name string, args ...string) {
	t.Helper()
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !(errors.As(err, &exit) && len(env) > 0 && exit.ExitCode() <= 3) {
		t.Fatalf("%s %.80s: %v\n%.2000s", name, args, err, out)
	}
}
