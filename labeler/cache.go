package labeler

import (
	"math"
	"sync"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

// cache keeps what was used last, by slug, up to a total cost: pages differ a
// thousandfold in size, so a number of entries would bound nothing.
type cache[V any] struct {
	mu          sync.Mutex
	lru         *simplelru.LRU[string, V]
	cost        func(V) int
	limit, used int // of the costs
}

func newCache[V any](limit int, cost func(V) int) *cache[V] {
	c := &cache[V]{cost: cost, limit: limit}
	// An error is for sizes below 1 only.
	c.lru, _ = simplelru.NewLRU(math.MaxInt, func(_ string, v V) { c.used -= cost(v) })
	return c
}

// get is what is kept under a slug, or else what load makes, which is kept then.
func (c *cache[V]) get(slug string, load func() (V, error)) (V, error) {
	c.mu.Lock()
	v, ok := c.lru.Get(slug)
	c.mu.Unlock()
	if ok {
		return v, nil
	}
	v, err := load()
	if err == nil {
		c.put(slug, v)
	}
	return v, err
}

// put keeps a value, unless it alone costs more than all may.
func (c *cache[V]) put(slug string, v V) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lru.Remove(slug)
	if c.cost(v) > c.limit {
		return
	}
	c.lru.Add(slug, v)
	for c.used += c.cost(v); c.used > c.limit; {
		c.lru.RemoveOldest()
	}
}

// drop forgets a page that has changed.
func (c *cache[V]) drop(slug string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lru.Remove(slug)
}
