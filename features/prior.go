package features

import (
	"math"

	"galley/features/block"
	"galley/features/number"
)

// Terms of the logit of Prior. They are set by hand, by what they mean, and not fitted.
const (
	priorStart     = -1.5 // of a block without words
	priorWords     = 0.6  // times ln(1 + words)
	priorProse     = 1.5  // prose
	priorLinks     = -4.0 // times the share of its characters in links
	priorAside     = -2.5 // in a nav, aside, footer, form, control or dialog
	priorRepeated  = -1.0 // in a group of similar siblings, as comments and teasers are
	priorSigned    = -1.0 // times the share of items of that group that begin with a short block
	priorDated     = -1.0 // times the share of its items with a date
	priorSiblings  = 1.0  // among the sections around the most sibling prose
	priorAfterward = -1.0 // after those
)

// Prior is a probability that block i belongs to an article, in [0, 1], by a rule that was
// not fitted to any page: long prose with few links does, what is marked as something else
// or is one of many similar items does not, and most of an article has one parent (the
// FormattedContentLen of Wang et al. 2009, section 3.1.1).
func (x *Index) Prior(i int) float64 { return x.blocks().prior(i) }

func (s *blockIndex) prior(i int) float64 {
	b := &s.Blocks[i]
	logit := priorStart + priorWords*number.Ln(float64(b.Words)) + priorProse*number.Flag(b.Prose()) + priorLinks*b.LinkShare()
	if s.Enclosing(i)&block.Marginal != 0 {
		logit += priorAside
	}
	if g := s.groups[i]; g != nil {
		logit += (1 - g.Headed/g.Items) * (priorRepeated + priorSigned*g.FirstShort/g.Items + priorDated*g.Dated/g.Items)
	}
	switch {
	case s.siblings.SectionParent < 0:
	case s.Page.Contains(s.siblings.SectionParent, b.From):
		logit += priorSiblings
	case b.From >= s.Page.Nodes[s.siblings.SectionParent].End:
		logit += priorAfterward
	}
	return 1 / (1 + math.Exp(-logit))
}

// priorBodies are the subtrees that may be the body by the priors of the blocks.
func (s *blockIndex) priorBodies() *BodyView {
	post := make([]float64, len(s.Blocks))
	for i := range post {
		post[i] = s.prior(i)
	}
	v := s.scores(post).bodiesFrom(leastPriorShare)
	v.mainParent = s.siblings.SectionParent
	return v
}

// leastPriorShare is the share of the highest expected F1, by the priors of blocks, that
// a candidate of [Relative] must have. At 0.25 and less comments and whole pages were
// candidates that labels of one site could not tell from bodies.
const leastPriorShare = 0.4
