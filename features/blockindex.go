package features

import (
	"math"

	"galley/page"
)

// sums are totals over blocks; those of a run of blocks are a difference of two.
type sums struct {
	blocks, words, chars, links, prose, stops float64 // links: characters; prose: words
}

func (a sums) less(b sums) sums {
	return sums{a.blocks - b.blocks, a.words - b.words, a.chars - b.chars, a.links - b.links, a.prose - b.prose, a.stops - b.stops}
}

func (a *sums) add(b *block) {
	a.blocks++
	a.words += float64(b.words)
	a.chars += float64(b.chars)
	a.links += float64(b.linkChars)
	a.stops += float64(b.stops)
	if b.prose() {
		a.prose += float64(b.words)
	}
}

func (a sums) linkShare() float64  { return ratio(a.links, a.chars) }
func (a sums) proseShare() float64 { return ratio(a.prose, a.words) }

// sheet is what the evidence about a page is read from. Making it takes one pass
// over the nodes and a few over the blocks.
type blockIndex struct {
	page    *page.Page
	visible []bool
	paths   tagPaths
	places  []place // by node: what it is in
	first   []int32 // by node: the first block that begins at it or later
	blocks  []block
	before  []sums // of all blocks before block i
	byPath  []sums
	all     sums
	copies  map[uint64]int32 // blocks of the same text

	// The spine are the elements, from the root down, that have at least half of the
	// page's prose.
	mainPath       []branchPoint // by node
	mainPathLength int32         // length of the spine

	section     []int32 // by block: where its section begins (see sections)
	next        []int32 // by block: where its section ends
	proseTo     [][2]int32
	h1          int32           // block of the first h1; -1: none
	title       map[string]bool // words of <title>
	titleSketch uint64          // of those words
	articleBody map[uint64]bool // hashes of runs of words
	head        head
	layout      layout
	groups      []*siblingGroup // by block: see findRepeats
	toField     []int32         // by block: see findFields
	siblings    []siblings      // by node
	mainParent  page.NodeID
	headings    []int32 // blocks in headings before block i
	media       []int32 // by node: pictures, films and the like before it
}

// spot is where a node leaves the spine.
type branchPoint struct {
	level  int32       // how many spine elements are around it
	at     page.NodeID // the last of them
	branch page.NodeID // the child of it that holds the node; the node of the spine itself on it
}

func newBlockIndex(p *page.Page) *blockIndex {
	s := &blockIndex{page: p, visible: page.Readable(p, false), paths: newTagPaths(p), h1: -1}
	s.cut()
	s.total()
	s.findMainPath()
	s.findSections()
	s.findProse()
	s.readHead()
	s.readLayout()
	s.countMedia()
	s.findGroups()
	s.findFields()
	s.findSiblingProse()
	return s
}

func (s *blockIndex) total() {
	s.before = make([]sums, len(s.blocks)+1)
	s.byPath = make([]sums, s.paths.count)
	s.copies = make(map[uint64]int32, len(s.blocks))
	for i := range s.blocks {
		b := &s.blocks[i]
		s.before[i+1] = s.before[i]
		s.before[i+1].add(b)
		s.byPath[b.path].add(b)
		s.copies[b.hash]++
		if s.h1 < 0 && s.page.Nodes[b.elem].Tag == "h1" {
			s.h1 = int32(i)
		}
	}
	s.all = s.before[len(s.blocks)]
}

// in are the sums of the subtree of n.
func (s *blockIndex) in(n page.NodeID) sums {
	return s.before[s.first[s.page.Nodes[n].End]].less(s.before[s.first[n]])
}

// around are the sums of the blocks [from, to), as far as there are such.
func (s *blockIndex) around(from, to int) sums {
	from, to = min(max(from, 0), len(s.blocks)), min(max(to, 0), len(s.blocks))
	return s.before[max(from, to)].less(s.before[from])
}

func (s *blockIndex) findMainPath() {
	s.mainPath = make([]branchPoint, len(s.page.Nodes))
	for i := range s.page.Nodes {
		n := page.NodeID(i)
		var up branchPoint
		if i > 0 {
			up = s.mainPath[s.page.Nodes[i].Parent]
		}
		switch {
		case s.page.Nodes[i].Kind == page.Element && (i == 0 || up.branch == up.at) && 2*s.in(n).prose >= s.all.prose && s.all.prose > 0:
			up = branchPoint{up.level + 1, n, n}
			s.mainPathLength = max(s.mainPathLength, up.level)
		case up.branch == up.at:
			up.branch = n
		}
		s.mainPath[i] = up
	}
}

// findSections: a section begins at a heading and ends before the next.
func (s *blockIndex) findSections() {
	n := len(s.blocks)
	s.section, s.next = make([]int32, n), make([]int32, n)
	s.headings = make([]int32, n+1)
	start := int32(0)
	for i := range s.blocks {
		s.headings[i+1] = s.headings[i]
		if s.places[s.blocks[i].elem].enclosing&InHeading != 0 {
			start = int32(i)
			s.headings[i+1]++
		}
		s.section[i] = start
	}
	end := int32(n)
	for i := n - 1; i >= 0; i-- {
		s.next[i] = end
		if s.section[i] == int32(i) {
			end = int32(i)
		}
	}
}

// findProse finds of every block how far the prose before and after it is.
func (s *blockIndex) findProse() {
	n := len(s.blocks)
	s.proseTo = make([][2]int32, n)
	const far = 60
	d := int32(far)
	for i := range s.blocks {
		d = min(d+1, far)
		if s.blocks[i].prose() {
			d = 0
		}
		s.proseTo[i][0] = d
	}
	d = far
	for i := n - 1; i >= 0; i-- {
		d = min(d+1, far)
		if s.blocks[i].prose() {
			d = 0
		}
		s.proseTo[i][1] = d
	}
}

// ancestor is the element k block elements above that of block b.
func (s *blockIndex) ancestor(n page.NodeID, k int) page.NodeID {
	for ; k > 0 && n > 0; k-- {
		parent := s.page.Nodes[n].Parent
		if parent == page.None || s.places[parent].elem == 0 && parent != 0 {
			break
		}
		n = s.places[parent].elem
	}
	return n
}

// logs are ln(1+v) of small whole numbers, which most counts are.
var logs = func() (t [1024]float64) {
	for v := range t {
		t[v] = math.Log1p(float64(v))
	}
	return t
}()

// ln is ln(1+v), for counts.
func ln(v float64) float64 {
	if v < float64(len(logs)) {
		if k := int(max(v, 0)); float64(k) == v {
			return logs[k]
		}
	}
	return math.Log1p(max(v, 0))
}
