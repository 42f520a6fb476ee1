// Package input finds the pages that a batch is to work on: addresses from lists, streams,
// sitemaps and feeds, files from folders, and the pages in web archives. Items come one by
// one as they are read, so that lists need not have an end.
package input

import (
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"

	"galley/batch/keyset"
	"galley/network"
)

// Item is one page to work on.
type Item struct {
	Input string `json:"input"`         // as it was given, or as the list has it
	URL   string `json:"url,omitempty"` // normalised address; empty: not known
	// File is a local file that holds the page. With Record it is an archive, and
	// Offset the place of the record in it.
	File   string `json:"file,omitempty"`
	Record bool   `json:"record,omitempty"`
	Offset int64  `json:"offset,omitempty"`
	// Body is the page itself, where there is no file that another process could read. One
	// that is empty is a page, too; nil is none.
	Body        []byte `json:"body,omitzero"`
	ContentType string `json:"content_type,omitempty"` // of Body
	Status      int    `json:"status,omitempty"`       // HTTP, of Body; 0 not known
	Archived    bool   `json:"archived,omitempty"`     // Body is of an archive
	Error       string `json:"error,omitempty"`        // why this cannot be worked on
	// Found says that nobody meant the host of URL: it is in a list that was loaded from another one. There are no
	// exceptions to the network policy for it, and secrets are not for it.
	Found bool `json:"found,omitempty"`
	// Key tells items apart: two with one key are the same page.
	Key keyset.Key `json:"-"`
}

// keyOf is the key of a name in a space of its own.
func keyOf(space, name string) keyset.Key {
	sum := sha256.Sum256([]byte(space + "\x00" + name))
	return keyset.Key(sum[:16])
}

// SpellingKey is of the input as it was written: of what is the same page in another
// spelling, each has one of its own.
func (i *Item) SpellingKey() keyset.Key { return keyOf("spelling", i.Input) }

// Host is the host and port of the address that is loaded, in lower case; empty for what
// is loaded from no host.
func (i *Item) Host() string {
	if i.File != "" || i.Body != nil || i.Error != "" {
		return ""
	}
	return HostOf(i.URL)
}

// Named is the item of an address or of a file, whichever the name is: an address begins
// with a scheme.
func Named(name string) Item {
	if hasScheme(name) {
		address, err := Normalize(name)
		if err != nil {
			return Item{Input: name, Error: err.Error(), Key: keyOf("bad", name)}
		}
		return Item{Input: name, URL: address, Key: keyOf("url", address)}
	}
	path, err := filepath.Abs(name)
	if err != nil {
		return Item{Input: name, Error: err.Error(), Key: keyOf("bad", name)}
	}
	if _, err := os.Stat(path); err != nil && network.LooksLikeAddress(name) {
		return Item{Input: name, Error: "there is no such file; an address needs its scheme: https://" + name, Key: keyOf("bad", name)}
	}
	return Item{Input: name, File: path, Key: keyOf("file", path)}
}

// InMemory is a page that was read already, from standard input for instance.
func InMemory(name, address string, body []byte) Item {
	if body == nil {
		body = []byte{}
	}
	sum := sha256.Sum256(body)
	return Item{Input: name, URL: address, Body: body, Key: keyOf("body", string(sum[:]))}
}

func hasScheme(name string) bool {
	scheme, _, ok := strings.Cut(name, ":")
	if !ok || len(scheme) < 2 {
		return false
	}
	return strings.Trim(strings.ToLower(scheme), "abcdefghijklmnopqrstuvwxyz0123456789+-.") == ""
}
