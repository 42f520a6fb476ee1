package batch

import (
	"context"
	"os"
	"os/exec"
	"testing"

	"galley"
)

// browsers counts how many are started.
func browsers(t *testing.T, b *Browsers) (started *int) {
	t.Helper()
	started = new(int)
	b.New = func(context.Context) (*galley.Extractor, error) {
		*started++
		return galley.New(galley.Options{NoBrowser: true})
	}
	t.Cleanup(b.Close)
	return started
}

func use(t *testing.T, b *Browsers) (*galley.Extractor, func()) {
	t.Helper()
	g, done, err := b.Use(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return g, done
}

// TestBrowsersByPages holds that a browser is replaced after its number of pages, and that
// the old one goes on with the pages that it has.
func TestBrowsersByPages(t *testing.T) {
	renewed := 0
	b := &Browsers{Pages: 3, Renewed: func() { renewed++ }}
	started := browsers(t, b)
	first, done := use(t, b)
	for range 2 {
		g, done := use(t, b)
		if g != first {
			t.Fatal("a browser is replaced before its time")
		}
		done()
	}
	old := b.current
	second, doneSecond := use(t, b)
	if second == first || *started != 2 || renewed != 1 {
		t.Fatalf("%d browsers were started, %d renewed, want 2 and 1", *started, renewed)
	}
	if !old.old || old.users != 1 {
		t.Errorf("the old browser has %d pages, want the one that was not done", old.users)
	}
	done()
	doneSecond()
	if old.users != 0 {
		t.Errorf("the old browser has %d pages at the end", old.users)
	}
}

// TestBrowsersByMemory holds that a browser is replaced when it has grown, which is looked
// at after every twentieth page.
func TestBrowsersByMemory(t *testing.T) {
	size := int64(50)
	b := &Browsers{Memory: 100, memory: func() int64 { return size }}
	started := browsers(t, b)
	for page := range 2*memoryEvery + 5 {
		if page == memoryEvery+1 {
			size = 101
		}
		_, done := use(t, b)
		done()
		if want := 1 + page/(2*memoryEvery-1); *started != want {
			t.Fatalf("%d browsers after %d pages, want %d", *started, page+1, want)
		}
	}
}

// TestChildMemory holds that the memory of children of children counts.
func TestChildMemory(t *testing.T) {
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		t.Skip("there is no /proc")
	}
	before := ChildMemory()
	cmd := exec.Command("sh", "-c", "echo; (read x; :) ; :")
	in, _ := cmd.StdinPipe()
	out, _ := cmd.StdoutPipe()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Read(make([]byte, 1)); err != nil { // it runs
		t.Fatal(err)
	}
	if after := ChildMemory(); after <= before {
		t.Errorf("%d bytes with a child, %d without", after, before)
	}
	in.Close()
	cmd.Wait()
}
