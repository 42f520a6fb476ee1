package flow

import (
	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// Source is what a flow is read of.
type Source struct {
	Plan  *plan.Plan
	Parts []subtree.Part
	Title page.NodeID // as selected; None: there is none
	Head  Head
	Backs func(page.NodeID) bool // whether an element has a background picture that is written
	Cover page.NodeID            // the element whose background picture the title stood on; None
	Score page.Score

	Scores []page.BlockScore // of the blocks of the selection; nil: none was scored
}
