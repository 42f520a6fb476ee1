// Package token reads classes, ids and the like of elements as the words that they are made of.
package token

import (
	"strings"

	"galley/page"
)

// Set is a set of words of small letters.
type Set struct {
	words   map[string]bool
	lengths [26]uint64 // by the first letter of a word, and by bit its length: most words of pages are told from all of the set by that
}

// Of is the set of some words, of less than 64 letters each.
func Of(words ...string) *Set {
	t := &Set{words: map[string]bool{}}
	for _, w := range words {
		t.words[w] = true
		t.lengths[w[0]-'a'] |= 1 << len(w)
	}
	return t
}

// has reports whether a word of ASCII letters is in the set, in whatever case.
func (t *Set) has(word string) bool {
	return t.lengths[word[0]|0x20-'a']&(1<<len(word)) != 0 && t.words[strings.ToLower(word)]
}

// In reports whether a class, id or the like of the element has one of the tokens.
// Names are parted at all signs, and before capitals after small letters.
func In(node *page.Node, in *Set) bool {
	for i := range node.Attrs {
		a := &node.Attrs[i]
		if isNaming(a.Name) && len(a.Value) <= 300 && in.hasAny(a.Value) {
			return true
		}
	}
	return false
}

// hasAny reports whether one of the words of a name is in the set.
func (t *Set) hasAny(name string) bool {
	for i := 0; i < len(name); {
		last := caseOf[name[i]]
		if last == none {
			i++
			continue
		}
		start := i
		for i++; i < len(name); i++ {
			next := caseOf[name[i]]
			if next == none || next == capital && last == small {
				break
			}
			last = next
		}
		if t.has(name[start:i]) {
			return true
		}
	}
	return false
}

// What bytes are: letters of ASCII in two cases, and others.
const (
	none = iota
	small
	capital
)

var caseOf = func() (t [256]uint8) {
	for c := byte('a'); c <= 'z'; c++ {
		t[c], t[c-'a'+'A'] = small, capital
	}
	return t
}()

// isNaming reports whether the value of an attribute names what its element is for.
func isNaming(attribute string) bool {
	switch attribute {
	case "class", "id", "data-testid", "data-component":
		return true
	}
	return false
}
