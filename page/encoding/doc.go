// Package encoding finds out which encoding the bytes of a page are in, and reads them as UTF-8,
// the same with a browser and without. It also mends text that a server encoded twice.
package encoding
