package comments

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
)

// entryNamed is the share of entries that begin with a name, at least.
const entryNamed = 0.8

// named finds entries that begin with a name each. It looks at the children of an element once.
type named struct {
	x     *features.Index
	post  []float64
	words []int // of the blocks before each
	known map[sibling]entries
}

// sibling is the children of an element that have one tag.
type sibling struct {
	parent page.NodeID
	tag    string
}

// entries are the blocks of entries, and the mean posterior of their names.
type entries struct {
	span.Blocks
	names float64
}

func newNamed(x *features.Index, post []float64) *named {
	w := &named{x, post, make([]int, len(post)+1), map[sibling]entries{}}
	for i := range post {
		w.words[i+1] = w.words[i] + x.BlockWords(i)
	}
	return w
}

// entries are those of an element and of the elements of its tag beside it.
func (w *named) entries(n page.NodeID) entries {
	p := w.x.Page
	up := p.Nodes[n].Parent
	if up == page.None {
		return entries{}
	}
	key := sibling{up, p.Nodes[n].Tag}
	r, known := w.known[key]
	if !known {
		r = w.find(key)
		w.known[key] = r
	}
	return r
}

// siblings are the children with blocks of an element that have one tag.
func (w *named) siblings(key sibling) iter.Seq[page.NodeID] {
	return func(yield func(page.NodeID) bool) {
		p := w.x.Page
		for s := key.parent + 1; s < p.Nodes[key.parent].End; s = p.Nodes[s].End {
			if p.Nodes[s].Kind != page.Element || p.Nodes[s].Tag != key.tag {
				continue
			}
			if from, to := w.x.Span(s); from < to && !yield(s) {
				return
			}
		}
	}
}

// find is entries of the children of an element: most begin with a name, which is seldom that of another,
// and they have as many words as entries of a thread.
func (w *named) find(key sibling) entries {
	count, words, blocks, named, sum := 0, 0, 0, 0, 0.0
	var r span.Blocks
	names := map[string]bool{}
	for s := range w.siblings(key) {
		from, to := w.x.Span(s)
		count++
		words, blocks = words+w.words[to]-w.words[from], blocks+to-from
		if at := w.name(from, to); at >= 0 {
			if named++; named == 1 {
				r.From = from
			}
			r.To = to
			names[w.x.BlockLine(at)] = true
			sum += w.post[at]
		}
	}
	least := max(threadLeast, int(entryNamed*float64(count)))
	if named < least || len(names) < max(threadLeast, int(threadNames*float64(named))) ||
		words < entryLeastLen*count || blocks > entryMostLen*count {
		return entries{}
	}
	return entries{r, sum / float64(named)}
}

// letters is how many characters a block in the place of a picture has at most: those a name begins with.
const letters = 2

// name is the block of an entry [from, to) that may be the name of who wrote it, before what it says; -1
// without.
func (w *named) name(from, to int) int {
	for i := from; i+1 < to && i <= from+letters; i++ {
		if w.x.BlockWords(i) > signature.NameWords {
			return -1
		}
		text := strings.TrimSpace(w.x.BlockText(i))
		if utf8.RuneCountInString(text) <= letters {
			continue
		}
		last, _ := utf8.DecodeLastRuneInString(text)
		if strings.ContainsRune("!?:;。!?…", last) || !strings.ContainsFunc(text, unicode.IsLetter) || signature.IsHeadOrCaption(w.x, i) {
			return -1
		}
		return i
	}
	return -1
}
