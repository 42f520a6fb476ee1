package page

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ErrNoNode says that an address names no element of the page.
var ErrNoNode = errors.New("no such element on the page")

// Find returns the element that address names: an absolute XPath
// (/html[1]/body[1]/div[2], or //*[@id="x"]/div[2] as browsers copy it), or any
// other text as a CSS selector, of which the first match counts. The error wraps
// ErrNoNode when the address is well formed but names nothing.
func (p *Page) Find(address string) (NodeID, error) {
	if strings.HasPrefix(address, "/") {
		return p.FindXPath(address)
	}
	return p.FindCSS(address)
}

// XPath is the absolute XPath of an element in the light document: the form
// /html[1]/body[1]/div[2]. Elements of a shadow tree have no XPath in a browser;
// here they count after the light ones, so that the path can be looked up again.
// Text nodes have no such path; use [Page.Path].
//
// It counts siblings at every step, so it is for single nodes: for all the
// children of one parent the cost is the square of their number. The same holds
// for Path.
func (p *Page) XPath(n NodeID) string {
	var steps []string
	for ; n != None; n = p.lightParent(n) {
		steps = append(steps, fmt.Sprintf("/%s[%d]", p.Nodes[n].Tag, p.position(n)))
	}
	slices.Reverse(steps)
	return strings.Join(steps, "")
}

// FindXPath looks up an XPath made of element steps, each with an optional
// position, 1 when it is left out; the first may be //*[@id="…"].
func (p *Page) FindXPath(path string) (NodeID, error) {
	at, rest, err := p.xpathStart(path)
	if err != nil {
		return None, err
	}
	for rest != "" {
		if rest[0] != '/' {
			return None, fmt.Errorf("page: XPath %q: want a / before %q", path, rest)
		}
		step := rest[1:]
		rest = ""
		if i := strings.IndexByte(step, '/'); i >= 0 {
			step, rest = step[:i], step[i:]
		}
		tag, position, err := parseStep(step)
		if err != nil {
			return None, fmt.Errorf("page: XPath %q: %w", path, err)
		}
		if at = p.childAt(at, tag, position); at == None {
			return None, fmt.Errorf("page: XPath %q: %w (at step %q)", path, ErrNoNode, step)
		}
	}
	return at, nil
}

// xpathStart handles what is before the first plain step. A start of None means
// the document, whose only child is the root.
func (p *Page) xpathStart(path string) (at NodeID, rest string, err error) {
	after, ok := strings.CutPrefix(path, "//*[@id=")
	if !ok {
		if path == "" || path == "/" || !strings.HasPrefix(path, "/") || strings.HasPrefix(path, "//") {
			return None, "", fmt.Errorf("page: %q is not an absolute XPath of element steps", path)
		}
		return None, path, nil
	}
	if len(after) < 2 || (after[0] != '"' && after[0] != '\'') {
		return None, "", fmt.Errorf("page: XPath %q: want a quoted id", path)
	}
	id, rest, ok := strings.Cut(after[1:], after[:1]+"]")
	if !ok {
		return None, "", fmt.Errorf("page: XPath %q: the id does not end", path)
	}
	for i := range p.Nodes {
		if v, ok := p.Nodes[i].LookupAttr("id"); ok && v == id {
			return NodeID(i), rest, nil
		}
	}
	return None, "", fmt.Errorf("page: XPath %q: %w", path, ErrNoNode)
}

func parseStep(step string) (tag string, position int, err error) {
	tag, position = step, 1
	// The parser makes elements of names such as "a[b", so the last bracket counts.
	if i := strings.LastIndexByte(step, '['); i >= 0 {
		tag = step[:i]
		number, closed := strings.CutSuffix(step[i+1:], "]")
		if position, err = strconv.Atoi(number); !closed {
			position = 0
		}
	}
	if tag == "" {
		return "", 0, fmt.Errorf("step %q has no element name", step)
	}
	if err != nil || position < 1 {
		return "", 0, fmt.Errorf("step %q: want a position such as [2]", step)
	}
	return tag, position, nil
}

// childAt is the position-th (1-based) child element of the given tag.
func (p *Page) childAt(parent NodeID, tag string, position int) NodeID {
	for _, c := range p.lightChildren(parent) {
		if p.Nodes[c].Tag == tag {
			if position--; position == 0 {
				return c
			}
		}
	}
	return None
}

// position is the 1-based place of n among the children of its light parent that
// have its tag.
func (p *Page) position(n NodeID) int {
	position := 0
	for _, c := range p.lightChildren(p.lightParent(n)) {
		if p.Nodes[c].Tag == p.Nodes[n].Tag {
			position++
		}
		if c == n {
			break
		}
	}
	return position
}

// lightParent is the parent of n as XPath sees it: a light child of a shadow
// host stands under its slot in a Page, with nodes of deeper shadow trees between.
func (p *Page) lightParent(n NodeID) NodeID {
	a := p.Nodes[n].Parent
	for a != None && p.Nodes[a].Shadow > p.Nodes[n].Shadow {
		a = p.Nodes[a].Parent
	}
	return a
}

// lightChildren are the elements whose lightParent is parent; for None, the root.
// A host whose light children are all text or missing shows its shadow tree's
// elements instead, so that these too can be named.
func (p *Page) lightChildren(parent NodeID) []NodeID {
	if parent == None {
		return []NodeID{0}
	}
	var light, shadow []NodeID
	for i := parent + 1; i < p.Nodes[parent].End; i++ {
		n := &p.Nodes[i]
		switch {
		case n.Kind != Element:
		case n.Shadow <= p.Nodes[parent].Shadow:
			light = append(light, i)
			i = n.End - 1
		case n.Parent == parent:
			shadow = append(shadow, i)
		}
	}
	return append(light, shadow...)
}
