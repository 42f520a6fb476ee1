package network

import (
	"slices"

	"galley/features/column"
	"galley/internal/nn"
	"galley/models/stage"
)

// Named is one of the networks of a wrapper.
type Named struct {
	Name string
	Net  *nn.Net
	Refs func() []column.Ref
}

// All are the networks that there are, in the order in which they run.
func (n *Stages) All() []Named {
	t := &n.tables
	all := []Named{
		{stage.Block, n.Block, t.block.Refs}, {stage.Context, n.Context, t.context.Refs}, {stage.Body, n.Body, t.body.Refs},
		{stage.Title, n.Title, t.title.Refs}, {stage.Document, n.Document, t.document.Refs}, {stage.Verdict, n.Verdict, t.verdict.Refs},
		{stage.Main, n.Main, t.main.Refs}, {stage.MainContext, n.MainContext, t.mainContext.Refs},
		{stage.Other, n.Other, t.other.Refs}, {stage.OtherContext, n.OtherContext, t.otherContext.Refs},
	}
	return slices.DeleteFunc(all, func(s Named) bool { return s.Net == nil })
}
