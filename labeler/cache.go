package labeler

import (
	"container/list"
	"sync"
)

// cache keeps what was used last, up to a total cost in bytes.
type cache[K comparable, V any] struct {
	mu    sync.Mutex
	limit int
	used  int
	order *list.List // of *cached, last used first
	byKey map[K]*list.Element
}

type cached[K comparable, V any] struct {
	key   K
	value V
	cost  int
}

func newCache[K comparable, V any](limit int) *cache[K, V] {
	return &cache[K, V]{limit: limit, order: list.New(), byKey: map[K]*list.Element{}}
}

func (c *cache[K, V]) get(key K) (value V, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.byKey[key]
	if !ok {
		return value, false
	}
	c.order.MoveToFront(e)
	return e.Value.(*cached[K, V]).value, true
}

func (c *cache[K, V]) put(key K, value V, cost int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.remove(key)
	if cost > c.limit {
		return
	}
	c.byKey[key] = c.order.PushFront(&cached[K, V]{key, value, cost})
	for c.used += cost; c.used > c.limit; {
		c.remove(c.order.Back().Value.(*cached[K, V]).key)
	}
}

// drop forgets a key: what it stood for has changed.
func (c *cache[K, V]) drop(key K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.remove(key)
}

func (c *cache[K, V]) remove(key K) {
	if e, ok := c.byKey[key]; ok {
		c.used -= e.Value.(*cached[K, V]).cost
		c.order.Remove(e)
		delete(c.byKey, key)
	}
}
