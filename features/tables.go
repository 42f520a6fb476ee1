package features

import (
	"galley/features/column"
	"galley/page"
)

// The tables of the columns that networks read, by what a row describes:
//
//	Block     a block, by its text and what is around it
//	Context   a block, by the posteriors that a network of Block gave to all blocks
//	Body      a subtree that may be the body
//	Title     a subtree that may be the title, given the body
//	Document  the page: is it an article?
type (
	BlockTable    = column.Table[*blockView, int]
	ContextTable  = column.Table[*BlockScores, int]
	BodyTable     = column.Table[*BodyView, page.NodeID]
	TitleTable    = column.Table[*TitleView, *TitleCandidate]
	DocumentTable = column.Table[*DocumentView, int]
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
	parts := [][]column.Measured[*blockView, int]{
		describe(column.Content, sourceHTML, blockFeatures),
		describe(column.Content, sourceSiblings, groupFeatures),
		describe(column.Content, sourceProse, siblingProseFeatures),
	}
	if boxes {
		parts = append(parts, describe(column.Spatial, sourceLayout, layoutFeatures))
	}
	return column.NewTable("block", parts...)
}

// Contexts is the table of blocks by the posteriors of all blocks.
func Contexts() ContextTable {
	return column.NewTable("context", describe(column.Content, sourcePosterior, contextFeatures))
}

// Bodies is the table of subtrees that may be the body.
func Bodies() BodyTable {
	return column.NewTable("body", describe(column.Content, sourcePosterior, bodyFeatures), describe(column.Spatial, sourceLayout, bodyLayoutFeatures))
}

// Titles is the table of subtrees that may be the title.
func Titles() TitleTable {
	return column.NewTable("title", describe(column.Content, sourceTitle, titleFeatures), describe(column.Spatial, sourceLayout, titleLayoutFeatures))
}

// Documents is the table of pages.
func Documents() DocumentTable {
	return column.NewTable("document", describe(column.Content, sourceDocument, documentFeatures))
}

// Verdicts is the table of pages, with columns that need neither a language nor metadata.
func Verdicts() DocumentTable {
	return column.NewTable("verdict", describe(column.Content, sourceDocument, documentFeatures), describe(column.Content, sourceStanding, documentStandingFeatures))
}

// feature is a column as the tables list it. describe adds what the columns of a table
// have in common.
type feature[V, At any] struct {
	name string
	unit column.Unit
	doc  string
	of   func(v V, at At) float64
}

// describe makes columns of one part of a table. All have version 1.
func describe[V, At any](group column.Group, source string, list []feature[V, At]) []column.Measured[V, At] {
	part := make([]column.Measured[V, At], len(list))
	for i, f := range list {
		part[i] = column.Measured[V, At]{Column: column.Column{Name: f.name, Unit: f.unit, Doc: f.doc, Group: group, Source: source, Version: 1}, Of: f.of}
	}
	return part
}
