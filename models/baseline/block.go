package baseline

import (
	"galley/page"
)

// The features of a block [FE].
const (
	textFeature = iota // characters of text
	imageFeature
	linkFeature
	scriptFeature
	formFeature
	itemFeature
	styleFeature
	features
)

// A vector is the features of a block, each divided by the most of the page: all in
// [0, 1].
type vector [features]float64

// others is the sum of all features but text.
func (v *vector) others() float64 {
	sum := 0.0
	for _, f := range v[textFeature+1:] {
		sum += f
	}
	return sum
}

// A block is an element that parts the page, with the texts that have no other such
// element nearer around them.
type block struct {
	texts []page.NodeID
	chars int
	vector
}

// partition are the elements that part a page into blocks.
var partition = map[string]bool{
	"table": true, "tr": true, "td": true, "p": true, "hr": true, "ul": true, "div": true, "span": true,
}

// featureOf says which feature an element adds to.
var featureOf = map[string]int{
	"img": imageFeature, "script": scriptFeature, "li": itemFeature, "style": styleFeature,
	"form": formFeature, "input": formFeature, "select": formFeature, "textarea": formFeature, "button": formFeature,
}

// blocks are the blocks of the page that own text, in document order of their
// elements. What is in no such element is one block, of the root. The paper's list
// of elements is recalled.
func blocks(p *page.Page, read []bool) []*block {
	var list []*block
	of := make([]*block, len(p.Nodes))
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		n := &p.Nodes[i]
		switch {
		// Scripts and styles are counted, though nobody reads them.
		case !read[i] && (n.Tag == "head" || n.Tag != "script" && n.Tag != "style"):
			i = n.End - 1
			continue
		case i == 0 || partition[n.Tag]:
			of[i] = &block{}
			list = append(list, of[i])
		default:
			of[i] = of[n.Parent]
		}
		of[i].count(n, i)
		if !read[i] {
			i = n.End - 1
		}
	}
	return normalised(list)
}

func (b *block) count(n *page.Node, id page.NodeID) {
	if n.Kind == page.Text {
		if chars := page.Chars(n.Text); chars > 0 {
			b.texts = append(b.texts, id)
			b.chars += chars
			b.vector[textFeature] += float64(chars)
		}
		return
	}
	if f, ok := featureOf[n.Tag]; ok {
		b.vector[f]++
	}
	if n.IsLink() {
		b.vector[linkFeature]++
	}
}

// normalised are the blocks with text, their features divided by the most of them.
func normalised(list []*block) []*block {
	var owners []*block
	var most vector
	for _, b := range list {
		if len(b.texts) == 0 {
			continue
		}
		owners = append(owners, b)
		for f := range most {
			most[f] = max(most[f], b.vector[f])
		}
	}
	for _, b := range owners {
		for f := range most {
			if most[f] > 0 {
				b.vector[f] /= most[f]
			}
		}
	}
	return owners
}
