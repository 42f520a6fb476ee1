package network

import (
	"fmt"
	"slices"

	"galley/features"
	"galley/features/column"
	"galley/internal/nn"
	"galley/models/stage"
	"galley/page"
)

// Stages are the stages of a wrapper that scores blocks first, then subtrees by their
// blocks. A page has hundreds of blocks; support vector machines would need thousands of
// support vectors for each.
//
// Body, Title, Document and Verdict are nil where the wrapper scores blocks only.
type Stages struct {
	Block    *nn.Net // posterior of a block by its text and what is around it
	Context  *nn.Net // posterior of a block by the posteriors of all blocks; nil: none
	Body     *nn.Net // which subtree is the body?
	Title    *nn.Net // which subtree is the title, given the body?
	Document *nn.Net // is the page like an article, so that its text is selected as that of one?
	Verdict  *nn.Net // is the page an article, together with Document? nil: Document says so alone

	// Block and Context for pages of all kinds: posteriors of a block of being part of the
	// main text. nil: none
	Main, MainContext *nn.Net

	// Main and MainContext for pages that would be refused: fitted to more of these. nil:
	// as Main
	Other, OtherContext *nn.Net
	Thresholds

	tables struct {
		block       features.BlockTable
		context     features.ContextTable
		body        features.BodyTable
		title       features.TitleTable
		document    features.DocumentTable
		verdict     features.DocumentTable
		main        features.BlockTable
		mainContext features.ContextTable

		other        features.BlockTable
		otherContext features.ContextTable
	}
}

// Thresholds are posteriors, in [0, 1], that decide about blocks and pages.
type Thresholds struct {
	Keep   float64 `json:"keep"`   // least posterior of a block in the body subtree
	Add    float64 `json:"add"`    // least posterior of a block outside of it
	Refuse float64 `json:"refuse"` // least posterior of a page that is an article

	// Unlike is the posterior of Document below which Other selects. 0: Refuse
	Unlike float64 `json:"unlike,omitempty"`

	// Likely is the posterior of Document below which Main selects, where there is one.
	Likely float64 `json:"likely,omitempty"`
}

// New binds networks to the columns that they read. versions has, by the name of
// a stage, the versions of its columns; those that it does not have are 1. The error is a
// *column.UnknownError or *column.VersionError, wrapped, where this build has no such
// column.
func New(n Stages, versions map[string][]int) (*Stages, error) {
	bound := &n
	t := &bound.tables
	var err error
	step := func(stage string, net *nn.Net, bind func(refs []column.Ref) error) {
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
	step(stage.Block, n.Block, func(r []column.Ref) (err error) { t.block, err = features.Blocks(true).Pick(r); return })
	step(stage.Context, n.Context, func(r []column.Ref) (err error) { t.context, err = features.Contexts().Pick(r); return })
	step(stage.Body, n.Body, func(r []column.Ref) (err error) { t.body, err = features.Bodies().Pick(r); return })
	step(stage.Title, n.Title, func(r []column.Ref) (err error) { t.title, err = features.Titles().Pick(r); return })
	step(stage.Document, n.Document, func(r []column.Ref) (err error) { t.document, err = features.Documents().Pick(r); return })
	step(stage.Verdict, n.Verdict, func(r []column.Ref) (err error) { t.verdict, err = features.Verdicts().Pick(r); return })
	step(stage.Main, n.Main, func(r []column.Ref) (err error) { t.main, err = features.Blocks(true).Pick(r); return })
	step(stage.MainContext, n.MainContext, func(r []column.Ref) (err error) { t.mainContext, err = features.Contexts().Pick(r); return })
	step(stage.Other, n.Other, func(r []column.Ref) (err error) { t.other, err = features.Blocks(true).Pick(r); return })
	step(stage.OtherContext, n.OtherContext, func(r []column.Ref) (err error) { t.otherContext, err = features.Contexts().Pick(r); return })
	if err == nil && n.Block == nil {
		err = fmt.Errorf("there is no network of blocks")
	}
	return bound, err
}

// refsOf are the columns that a network reads.
func refsOf(net *nn.Net, versions []int) []column.Ref {
	refs := make([]column.Ref, len(net.Inputs))
	for i := range refs {
		refs[i] = column.Ref{Name: net.Inputs[i].Name, Version: 1}
		if i < len(versions) {
			refs[i].Version = versions[i]
		}
	}
	return refs
}

// ScoreBlocks gives every block of the page the posterior of being part of the article.
// With alone the Context network is left out.
func (n *Stages) ScoreBlocks(x *features.Index, alone bool) *features.BlockScores {
	if alone {
		return scoreBlocks(x, n.Block, &n.tables.block, nil, nil)
	}
	return scoreBlocks(x, n.Block, &n.tables.block, n.Context, &n.tables.context)
}

// ScoreMain gives every block of a page of any kind the posterior of being part of its
// main text.
func (n *Stages) ScoreMain(x *features.Index) *features.BlockScores {
	return scoreBlocks(x, n.Main, &n.tables.main, n.MainContext, &n.tables.mainContext)
}

// ScoreOther is ScoreMain for a page that would be refused, or says that it is no article.
func (n *Stages) ScoreOther(x *features.Index) *features.BlockScores {
	if n.Other == nil {
		return n.ScoreMain(x)
	}
	return scoreBlocks(x, n.Other, &n.tables.other, n.OtherContext, &n.tables.otherContext)
}

// scoreBlocks scores the blocks by themselves, and then by the scores of all; without a
// second network by themselves alone.
func scoreBlocks(x *features.Index, block *nn.Net, own *features.BlockTable, context *nn.Net, all *features.ContextTable) *features.BlockScores {
	scores := x.Scores(block.Posteriors(x.NumBlocks(), x.BlockRows(own)))
	if context == nil {
		return scores
	}
	return x.Scores(context.Posteriors(x.NumBlocks(), func(i int, row []float64) { scores.Row(all, i, row) }))
}

// Bodies is the stage that chooses the body.
func (n *Stages) Bodies(b *features.BlockScores) (stage.Stage, *features.BodyView) {
	v := b.Bodies()
	return stage.Stage{
		Part: stage.Body, Nodes: v.Nodes(), Names: n.Body.Names, Scorer: stage.Network{Net: n.Body, Choice: true},
		Row: func(i int, row []float64) { v.Row(&n.tables.body, i, row) },
	}, v
}

// Titles is the stage that chooses the title of the article with the given body.
func (n *Stages) Titles(b *features.BlockScores, body page.NodeID) (stage.Stage, *features.TitleView) {
	v := b.Titles(body)
	return stage.Stage{
		Part: stage.Title, Nodes: v.Nodes(), Names: n.Title.Names, Scorer: stage.Network{Net: n.Title, Choice: true},
		Row: func(i int, row []float64) { v.Row(&n.tables.title, i, row) },
	}, v
}

// minPosterior is the posterior that the best block of a page must have for the page to
// have an article at all.
const minPosterior = 0.05

// HasText reports whether some block has at least minPosterior.
func HasText(b *features.BlockScores) bool {
	post := b.Posteriors()
	return len(post) > 0 && slices.Max(post) >= minPosterior
}
