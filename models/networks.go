package models

import (
	"fmt"
	"slices"

	"galley/features"
	"galley/internal/nn"
	"galley/page"
)

// Networks are the stages of a wrapper that judges blocks first: runs of text under
// one element that is not inline. Support vector machines would need thousands of
// support vectors for that, and hundreds of blocks a page.
//
// Body, Title and Document are nil where the wrapper only judges blocks.
type Networks struct {
	Block    *nn.Net // posterior of a block by itself and what surrounds it
	Context  *nn.Net // again, by the posteriors of all blocks
	Body     *nn.Net // which subtree is the body?
	Title    *nn.Net // which subtree is the title, given the body?
	Document *nn.Net // is the page an article?
	Thresholds

	tables struct {
		block    features.BlockTable
		context  features.ContextTable
		body     features.BodyTable
		title    features.TitleTable
		document features.DocumentTable
	}
}

// Thresholds are posteriors that decide about blocks and pages.
type Thresholds struct {
	Keep   float64 `json:"keep"`   // least posterior of a block in the body subtree
	Add    float64 `json:"add"`    // least posterior of a block outside of it
	Refuse float64 `json:"refuse"` // posterior under which a page is no article
}

// NewNetworks binds networks to the columns that they read, which must be of the
// versions that this build has unless versions says otherwise: it maps the name of a
// stage to the versions of its columns. Networks for columns that this build does not
// have are a *features.UnknownError or *features.VersionError.
func NewNetworks(n Networks, versions map[string][]int) (*Networks, error) {
	bound := &n
	t := &bound.tables
	var err error
	step := func(stage string, net *nn.Net, bind func(refs []features.ColumnRef) error) {
		if err != nil || net == nil {
			return
		}
		if err = net.Check(); err == nil {
			err = bind(refsOf(net, versions[stage]))
		}
		if err != nil {
			err = fmt.Errorf("%s network: %w", stage, err)
		}
	}
	step(stageBlock, n.Block, func(r []features.ColumnRef) (err error) { t.block, err = features.Blocks(true).Pick(r); return })
	step(stageContext, n.Context, func(r []features.ColumnRef) (err error) { t.context, err = features.Contexts().Pick(r); return })
	step(stageBody, n.Body, func(r []features.ColumnRef) (err error) { t.body, err = features.Bodies().Pick(r); return })
	step(stageTitle, n.Title, func(r []features.ColumnRef) (err error) { t.title, err = features.Titles().Pick(r); return })
	step(stageDocument, n.Document, func(r []features.ColumnRef) (err error) { t.document, err = features.Documents().Pick(r); return })
	if err == nil && n.Block == nil {
		err = fmt.Errorf("there is no network of blocks")
	}
	return bound, err
}

func refsOf(net *nn.Net, versions []int) []features.ColumnRef {
	refs := make([]features.ColumnRef, len(net.Inputs))
	for i := range refs {
		refs[i] = features.ColumnRef{Name: net.Inputs[i].Name, Version: 1}
		if i < len(versions) {
			refs[i].Version = versions[i]
		}
	}
	return refs
}

// ScoreBlocks gives every block of the page the posterior of being part of the
// article. With alone each is judged without the posteriors of the others.
func (n *Networks) ScoreBlocks(x *features.Index, alone bool) *features.BlockScores {
	post := n.Block.Posteriors(x.NumBlocks(), x.BlockRows(&n.tables.block))
	scores := x.Scores(post)
	if alone || n.Context == nil {
		return scores
	}
	return x.Scores(n.Context.Posteriors(x.NumBlocks(), func(i int, row []float64) { scores.Row(&n.tables.context, i, row) }))
}

// bodies is the stage that chooses the body.
func (n *Networks) bodies(b *features.BlockScores) (stage, *features.BodyView) {
	v := b.Bodies()
	return stage{
		part: stageBody, nodes: v.Nodes(), names: n.Body.Names, scorer: network{n.Body, true},
		row: func(i int, row []float64) { v.Row(&n.tables.body, i, row) },
	}, v
}

// titles is the stage that chooses the title of the article with the given body.
func (n *Networks) titles(b *features.BlockScores, body page.NodeID) (stage, *features.TitleView) {
	v := b.Titles(body)
	return stage{
		part: stageTitle, nodes: v.Nodes(), names: n.Title.Names, scorer: network{n.Title, true},
		row: func(i int, row []float64) { v.Row(&n.tables.title, i, row) },
	}, v
}

// article is the posterior that the page is an article, by what was chosen; 1 where
// the wrapper does not judge that.
func (n *Networks) article(v *features.TitleView, body, title features.Choice) float64 {
	if n.Document == nil {
		return 1
	}
	d := v.Document(body, title)
	return n.Document.Posteriors(1, func(_ int, row []float64) { d.Row(&n.tables.document, row) })[0]
}

// leastLikely is the posterior that the likeliest block of a page needs for the page
// to have an article at all.
const leastLikely = 0.05

// hasText reports whether some block is likely enough to be of an article.
func hasText(b *features.BlockScores) bool {
	post := b.Posteriors()
	return len(post) > 0 && slices.Max(post) >= leastLikely
}
