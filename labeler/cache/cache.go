// Package cache keeps what of the pages was used last, up to a total cost.
package cache

import (
	"math"
	"sync"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

// Cache keeps what was used last, by slug, up to a total cost: pages differ a
// thousandfold in size, so a number of entries would bound nothing.
type Cache[V any] struct {
	mu          sync.Mutex
	lru         *simplelru.LRU[string, V]
	cost        func(V) int
	limit, used int // of the costs
}

// New makes a cache whose entries cost at most limit together, each what cost says.
func New[V any](limit int, cost func(V) int) *Cache[V] {
	c := &Cache[V]{cost: cost, limit: limit}
	// An error is for sizes below 1 only.
	c.lru, _ = simplelru.NewLRU(math.MaxInt, func(_ string, v V) { c.used -= cost(v) })
	return c
}

// Get is what is kept under a slug, or else what load makes, which is kept then.
func (c *Cache[V]) Get(slug string, load func() (V, error)) (V, error) {
	c.mu.Lock()
	v, ok := c.lru.Get(slug)
	c.mu.Unlock()
	if ok {
		return v, nil
	}
	v, err := load()
	if err == nil {
		c.Put(slug, v)
	}
	return v, err
}

// Put keeps a value, unless it alone costs more than all may.
func (c *Cache[V]) Put(slug string, v V) {
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

// Drop forgets a page that has changed.
func (c *Cache[V]) Drop(slug string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lru.Remove(slug)
}
