package engine

import (
	"crypto/sha256"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

// cache keeps answers for a time, as many as its bytes hold.
type cache struct {
	limit int64
	keep  time.Duration
	now   func() time.Time

	mu    sync.Mutex
	bytes int64
	lru   *simplelru.LRU[[sha256.Size]byte, *Answer]
}

// maxAnswers bounds how many answers are kept, whatever their size.
const maxAnswers = 100_000

// overhead is what an answer costs besides its bytes, estimated.
const overhead = 1024

func newCache(limit int64, keep time.Duration) *cache {
	c := &cache{limit: limit, keep: keep, now: time.Now}
	// The error is for sizes that are not positive.
	c.lru, _ = simplelru.NewLRU(maxAnswers, func(_ [sha256.Size]byte, a *Answer) { c.bytes -= int64(len(a.Data)) + overhead })
	return c
}

// get is an answer that is fresh enough, with its age; nil: there is none.
func (c *cache) get(key [sha256.Size]byte, maxAge time.Duration) (*Answer, time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	a, ok := c.lru.Get(key)
	if !ok {
		return nil, 0
	}
	age := c.now().Sub(a.Made)
	if age >= c.keep {
		c.lru.Remove(key)
		return nil, 0
	}
	if maxAge >= 0 && age > maxAge {
		return nil, 0
	}
	return a, age
}

// put keeps an answer, and reports whether it does: one that would take more than an
// eighth of the room is not kept.
func (c *cache) put(key [sha256.Size]byte, a *Answer) bool {
	size := int64(len(a.Data)) + overhead
	if c.keep <= 0 || size > c.limit/8 {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lru.Remove(key)
	c.bytes += size
	c.lru.Add(key, a)
	for c.bytes > c.limit {
		c.lru.RemoveOldest()
	}
	return true
}

// size is how much is kept.
func (c *cache) size() (answers int, bytes int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.lru.Len(), c.bytes
}
