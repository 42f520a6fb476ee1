package features

import "sync"

// Once is what find says of the page of an index, which is asked once for a key: several rules, and some of them
// several times, ask the same of a page. Keys are of types that their packages do not export, so that no two packages
// share one. Nobody may change the result.
func Once[T any](x *Index, key any, find func() T) T {
	known, ok := x.found.Load(key)
	if !ok {
		known, _ = x.found.LoadOrStore(key, sync.OnceValue(find))
	}
	return known.(func() T)()
}
