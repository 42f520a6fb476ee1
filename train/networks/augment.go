package networks

import (
	"bytes"
	"context"
	"slices"

	"golang.org/x/net/html"

	"galley/eval/corpus"
	"galley/page"
	"galley/train/networks/surroundings"
)

// Comments, teasers and boxes differ from site to site more than articles do, and the
// corpora have those of few sites. So networks are fitted to every single article a
// second time, with generated boilerplate around and in it. Some copies are cut short,
// because it is short articles that long comments hide. What is added is not in the gold
// text, so it is wrong; its words are those of pages that are no articles.

// minCopyWords is how many words of the article a copy must have left.
const minCopyWords = 20

// augment adds copies of the single articles.
func augment(ctx context.Context, o *Options, samples []*sample, docs []corpus.Document) ([]*sample, error) {
	d := surroundings.DonorsOf(docs)
	if d.IsEmpty() {
		return samples, nil
	}
	kinds := o.Copies
	if o.Kind != Blocks && (o.Copies > 0 || o.sectionsOnly) {
		kinds++ // the last is of sections
	}
	copies := make([]*sample, len(samples)*kinds)
	err := forEach(ctx, len(copies), func(i int) error {
		s, k := samples[i%len(samples)], i/len(samples)
		switch {
		case !s.article || s.themed:
		case k < o.Copies:
			copies[i] = s.augmentedCopy(o, d, k)
		default:
			copies[i] = s.sectionCopy(o, d)
		}
		return nil
	})
	return append(samples, slices.DeleteFunc(copies, func(s *sample) bool { return s == nil })...), err
}

// augmentedCopy is a copy of an article with boilerplate, the k-th; nil where there is
// no place to set it. It depends on the page, the seed and k only. Copies have no boxes:
// their features of the layout are 0.
func (s *sample) augmentedCopy(o *Options, d surroundings.Donors, k int) *sample {
	g := d.Draws(o.Seed, s.doc.ID, k)
	c := s.changedCopy(func(_, body *html.Node) { g.Surround(body) })
	if c == nil {
		return nil
	}
	c.article = true
	if !c.observeParsed(o) {
		return nil
	}
	c.doc.HTML, c.gold = s.doc.HTML, 0
	for i, words := range c.words {
		c.gold += words * c.right[i]
	}
	if c.gold < minCopyWords {
		return nil
	}
	return c
}

// changedCopy is a copy of a page, in other HTML, that is not parsed yet; nil where there is no element
// of the body to change.
func (s *sample) changedCopy(change func(doc, body *html.Node)) *sample {
	doc, body := s.bodyElement()
	if body == nil || body.Parent == nil || body.Data == "body" || body.Data == "html" {
		return nil
	}
	change(doc, body)
	var out bytes.Buffer
	if html.Render(&out, doc) != nil {
		return nil
	}
	c := &sample{doc: s.doc, corpus: s.corpus, site: s.site, weight: s.weight, fold: s.fold, fitted: true, augmented: true}
	c.doc.ContentType, c.doc.HTML = "text/html; charset=utf-8", out.Bytes()
	return c
}

// observeParsed parses the HTML of a copy and measures it; false where it cannot be parsed.
func (s *sample) observeParsed(o *Options) bool {
	p, err := s.parse()
	if err != nil {
		return false
	}
	s.page = p
	s.observe(o.boxes())
	return true
}

// bodyElement parses the HTML of a page and finds in it the lowest of the block elements
// with the best F1 of words; nil where there is none.
func (s *sample) bodyElement() (doc, body *html.Node) {
	plain := &sample{doc: s.doc}
	var err error
	if plain.page, err = plain.parse(); err != nil {
		return nil, nil
	}
	plain.features = newFeatures(plain.page)
	plain.marks = markBlocks(plain.features.texts(), plain.features.isCaption, s.doc.Gold)
	var blocks []page.NodeID
	for i := range plain.page.Nodes {
		if n := page.NodeID(i); plain.page.IsBlock(n) && !plain.page.Nodes[i].Hidden {
			blocks = append(blocks, n)
		}
	}
	at := slices.Index(plain.rightBodies(blocks), true)
	if at < 0 {
		return nil, nil
	}
	if doc, err = html.Parse(bytes.NewReader(s.doc.HTML)); err != nil {
		return nil, nil
	}
	return doc, corpus.FindXPath(doc, plain.page.XPath(blocks[at]))
}
