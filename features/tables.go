package features

import "galley/page"

// The tables of the columns that networks read. A row is about:
//
//	Block     a block, by itself and by what surrounds it
//	Context   a block, by the posteriors that the blocks have by themselves
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
	sourceHTML      = "what HTML says of it, and text density (Sun et al. 2011), tag paths (Wu et al. 2013)"
	sourceSiblings  = "runs of siblings of one make, as comments are: galley's own"
	sourceProse     = "FormattedContentLen of Wang et al. 2009, section 3.1.1, with prose for formatting elements"
	sourceLayout    = "boxes and fonts, as in Wang et al. 2009, section 3.1.2, beside the page's prose"
	sourcePosterior = "posteriors of the blocks: galley's own, after the fusing of evidence of Zhang et al. 2018"
	sourceHeadline  = "Wang et al. 2009, section 4, and the agreement with what the head of the page says"
	sourceDocument  = "counts over what was found, and what page and address say of themselves: galley's own"
)

// Blocks is the table of blocks; with boxes it ends with columns of the layout, which
// are 0 on pages without.
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
	return newTable("title", describe(Content, sourceHeadline, titleFeatures), describe(Spatial, sourceLayout, titleLayoutFeatures))
}

// Documents is the table of pages.
func Documents() DocumentTable {
	return newTable("document", describe(Content, sourceDocument, documentFeatures))
}
