package batch

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"galley"
)

// Browsers gives out extractors with a running Chrome, and starts a new one after a
// number of pages or when Chrome has grown: browsers leak. The old one ends its pages
// first.
type Browsers struct {
	New     func(ctx context.Context) (*galley.Extractor, error)
	Pages   int    // after so many; 0: never
	Memory  int64  // bytes of all processes below this one; 0: any; Linux only
	Renewed func() // called when another one is started; may be nil

	mu      sync.Mutex
	current *browserInUse
	memory  func() int64 // ChildMemory, but for tests
}

type browserInUse struct {
	*galley.Extractor
	pages, users int
	old          bool
}

// memoryEvery is after how many pages memory is looked at.
const memoryEvery = 20

// Use gives out an extractor; done gives it back.
func (b *Browsers) Use(ctx context.Context) (g *galley.Extractor, done func(), err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if c := b.current; c != nil && b.worn(c) {
		c.old = true
		if c.users == 0 {
			c.Close()
		}
		b.current = nil
		if b.Renewed != nil {
			b.Renewed()
		}
	}
	if b.current == nil {
		e, err := b.New(ctx)
		if err != nil {
			return nil, nil, err
		}
		b.current = &browserInUse{Extractor: e}
	}
	c := b.current
	c.pages++
	c.users++
	return c.Extractor, func() { b.done(c) }, nil
}

func (b *Browsers) done(c *browserInUse) {
	b.mu.Lock()
	defer b.mu.Unlock()
	c.users--
	if c.old && c.users == 0 {
		c.Close()
	}
}

func (b *Browsers) worn(c *browserInUse) bool {
	return b.Pages > 0 && c.pages >= b.Pages ||
		b.Memory > 0 && c.pages%memoryEvery == memoryEvery-1 && b.used() > b.Memory
}

func (b *Browsers) used() int64 {
	if b.memory != nil {
		return b.memory()
	}
	return ChildMemory()
}

// Close ends the browser.
func (b *Browsers) Close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.current != nil {
		b.current.Close()
		b.current = nil
	}
}

// ChildMemory is the resident memory of all processes below this one, in bytes: Chrome's.
// It is 0 where /proc is missing.
func ChildMemory() int64 {
	parents, sizes := map[int]int{}, map[int]int64{}
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		data, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		// pid (name) state ppid …, 22 fields on resident pages; see proc(5).
		_, rest, _ := strings.Cut(string(data), ") ")
		fields := strings.Fields(rest)
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(name)))
		if err != nil || len(fields) < 22 {
			continue
		}
		parents[pid], _ = strconv.Atoi(fields[1])
		pages, _ := strconv.ParseInt(fields[21], 10, 64)
		sizes[pid] = pages * int64(os.Getpagesize())
	}
	total := int64(0)
	for pid, size := range sizes {
		for depth, p := 0, parents[pid]; p > 1 && depth < 20; depth, p = depth+1, parents[p] {
			if p == os.Getpid() {
				total += size
				break
			}
		}
	}
	return total
}
