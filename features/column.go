package features

import (
	"fmt"

	"galley/page"
)

// Kind says which subtree a table of columns describes.
type Kind int

// The subtrees of an article.
const (
	Body Kind = iota
	Title
)

// Group is the part of the columns that an experiment uses ([Wang09] §5.3).
type Group string

// The groups of columns. No column is of the group All; it stands for both.
const (
	Spatial Group = "spatial" // where a subtree lies and how large it is
	Content Group = "content" // what it holds
	All     Group = "all"
)

// ParseGroup is the Group of a name: spatial, content or all.
func ParseGroup(name string) (Group, error) {
	switch g := Group(name); g {
	case Spatial, Content, All:
		return g, nil
	}
	return "", fmt.Errorf("features: unknown group of columns %q, want spatial, content or all", name)
}

// A Column is one feature: what it is, where it comes from, and its code.
type Column struct {
	Name   string
	Unit   string // of the raw value, with its range where it has one
	Group  Group  // Spatial or Content
	Mean   float64
	SD     float64 // > 0; what models read is (raw - Mean) / SD
	Source string

	raw func(v *view, n page.NodeID) float64
}

// view is what a column sees: the page, and for titles the body of the article.
type view struct {
	*Index
	body     page.NodeID // None for the columns of bodies
	bodyBox  page.Rect
	bodyFont float64 // font size that most of the body's characters have, CSS px
}

// value is the scaled value of the column; never NaN, never infinite.
func (c *Column) value(v *view, n page.NodeID) float64 {
	return finite((finite(c.raw(v, n)) - c.Mean) / c.SD)
}
