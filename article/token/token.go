// Package token reads classes, ids and the like of elements as the words that they are made of.
package token

import (
	"strings"

	"galley/page"
)

// Set is a set of words of small letters.
type Set struct {
	words   map[string]bool
	begins  [26]bool // by letter: a word begins with it
	lengths uint64   // by bit: a word has as many letters
}

// Of is the set of some words.
func Of(words ...string) *Set {
	t := &Set{words: map[string]bool{}}
	for _, w := range words {
		t.words[w] = true
		t.begins[w[0]-'a'] = true
		t.lengths |= 1 << len(w)
	}
	return t
}

// has reports whether a word of ASCII letters is in the set, in whatever case.
func (t *Set) has(word string) bool {
	return t.lengths&(1<<len(word)) != 0 && t.begins[word[0]|0x20-'a'] && t.words[strings.ToLower(word)]
}

// In reports whether a class, id or the like of the element has one of the tokens.
// Names are parted at all signs, and before capitals after small letters.
func In(node *page.Node, in *Set) bool {
	for i := range node.Attrs {
		value := node.Attrs[i].Value
		if !isNaming(node.Attrs[i].Name) || len(value) > 300 {
			continue
		}
		start := 0
		for i := 0; i <= len(value); i++ {
			isLetter := i < len(value) && (value[i] >= 'a' && value[i] <= 'z' || value[i] >= 'A' && value[i] <= 'Z')
			hump := isLetter && i > start && value[i] <= 'Z' && value[i-1] >= 'a'
			if isLetter && !hump {
				continue
			}
			if i > start && in.has(value[start:i]) {
				return true
			}
			if start = i; !hump {
				start++
			}
		}
	}
	return false
}

// isNaming reports whether the value of an attribute names what its element is for.
func isNaming(attribute string) bool {
	switch attribute {
	case "class", "id", "data-testid", "data-component":
		return true
	}
	return false
}
