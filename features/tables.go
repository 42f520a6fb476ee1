package features

import "galley/page"

// The tables of the columns that networks read, by what a row describes:
//
//	Block     a block, by its text and what is around it
//	Context   a block, by the posteriors that a network of Block gave to all blocks
//	Body      a subtree that may be the body
//	Title     a subtree that may be the title, given the body
//	Document  the page: is it an article?
type (
	BlockTable    = Table[*blockView, int]
	ContextTable  = Table[*BlockScores, int]
	BodyTable     = Table[*BodyView, page.NodeID]
	TitleTable    = Table[*TitleView, *titleCandidate]
	DocumentTable = Table[*DocumentView, int]
)

// Sources of the columns.
const (
	sourceHTML      = "text, tags, text density (Sun et al. 2011), tag paths (Wu et al. 2013)"
	sourceSiblings  = "galley: groups of similar siblings, as comments are"
	sourceProse     = "FormattedContentLen of Wang et al. 2009, section 3.1.1, with prose for formatting elements"
	sourceLayout    = "boxes and fonts, after Wang et al. 2009, section 3.1.2"
	sourcePosterior = "galley: posteriors of blocks, after the fusing of evidence of Zhang et al. 2018"
	sourceTitle     = "Wang et al. 2009, section 4, and title hints of the head"
	sourceDocument  = "galley: counts of what was found, metadata of the head, the address"
	sourceStanding  = "galley: how the text that was found stands on the page, and what its links lead to"
)

// Blocks is the table of blocks. With boxes it ends with columns of the layout, which
// are 0 on pages without boxes.
func Blocks(boxes bool) BlockTable {
	parts := [][]column[*blockView, int]{
		describe(Content, sourceHTML, blockFeatures),
		describe(Content, sourceSiblings, groupFeatures),
		describe(Content, sourceProse, siblingProseFeatures),
	}
	if boxes {
		parts = append(parts, describe(Spatial, sourceLayout, layoutFeatures))
	}
	return newTable("block", parts...)
}

// Contexts is the table of blocks by the posteriors of all blocks.
func Contexts() ContextTable {
	return newTable("context", describe(Content, sourcePosterior, contextFeatures))
}

// Bodies is the table of subtrees that may be the body.
func Bodies() BodyTable {
	return newTable("body", describe(Content, sourcePosterior, bodyFeatures), describe(Spatial, sourceLayout, bodyLayoutFeatures))
}

// Titles is the table of subtrees that may be the title.
func Titles() TitleTable {
	return newTable("title", describe(Content, sourceTitle, titleFeatures), describe(Spatial, sourceLayout, titleLayoutFeatures))
}

// Documents is the table of pages.
func Documents() DocumentTable {
	return newTable("document", describe(Content, sourceDocument, documentFeatures))
}

// Verdicts is the table of pages, with columns that need neither a language nor metadata.
func Verdicts() DocumentTable {
	return newTable("verdict", describe(Content, sourceDocument, documentFeatures), describe(Content, sourceStanding, documentStandingFeatures))
}
