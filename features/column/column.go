// Package column says what a feature is: a [Column] with a name, a unit, a source and a
// version. A [Table] has the columns of rows of one kind with their code. Columns are found
// by name and version, so that a model never reads one that has changed its meaning.
package column

import (
	"fmt"
	"math"
	"strings"
)

// Group is the part of the columns that an experiment uses (Wang et al. 2009,
// section 5.3).
type Group string

// The groups of columns. No column is of the group All; it stands for both.
const (
	Spatial Group = "spatial" // where something lies, how large it is and how it is set
	Content Group = "content" // what it holds and what HTML calls it
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

// Unit is the unit of the raw values of a column. It fixes their range.
type Unit string

// The units of columns.
const (
	Flag        Unit = "0 or 1"
	Share       Unit = "share"
	Probability Unit = "probability"
	Ratio       Unit = "ratio"
	Count       Unit = "count"
	LogCount    Unit = "ln(1 + count)"
	LogRatio    Unit = "ln of a ratio"
	Logit       Unit = "logit"
	Screens     Unit = "screens"    // widths or heights of the screen
	Difference  Unit = "difference" // of two shares
	Levels      Unit = "levels"     // of the tree, down is positive
	// ShareOrAbsent is a share less 0.3, and 0 where the page does not say: what is not
	// true then differs from what is not known.
	ShareOrAbsent Unit = "share less 0.3, or 0"
)

// Range is the smallest and the largest value that a column of the unit has.
func (u Unit) Range() (low, high float64) {
	switch u {
	case Flag, Share, Probability:
		return 0, 1
	case Ratio, Count, LogCount:
		return 0, math.Inf(1)
	case LogRatio:
		return -2, 2
	case Difference:
		return -1, 1
	case Levels:
		return -8, 8
	case Logit:
		return -10, 10
	case ShareOrAbsent:
		return -0.3, 0.7
	}
	return math.Inf(-1), math.Inf(1)
}

// A Column says what one feature is.
type Column struct {
	Name    string
	Unit    Unit   // of the raw value, with its range
	Doc     string // what is measured, in one line, without what Unit says
	Group   Group  // Spatial or Content
	Source  string // paper and section, or the measurement that brought it
	Version int    // raised when the column changes its meaning

	// What models read is (raw - Mean) / SD, where SD is not 0. Columns that networks
	// read have no scale of their own: the networks keep one.
	Mean, SD float64
}

// Ref is the column that a model was fitted to.
type Ref struct {
	Name    string
	Version int
}

// A VersionError says that a column had another meaning when a model was fitted.
type VersionError struct {
	Kind, Name  string
	Asked, Have int
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("features: %s column %q of version %d, this build has version %d", e.Kind, e.Name, e.Asked, e.Have)
}

// Hint says what to do about it.
func (e *VersionError) Hint() string {
	return "use the galley that the model was fitted with, or fit it again"
}

// An UnknownError says that this build has no feature set or column of a name.
type UnknownError struct {
	What  string   // "feature set", "body column" or "title column"
	Name  string   // what was asked for
	Known []string // what there is
}

func (e *UnknownError) Error() string {
	return fmt.Sprintf("features: no %s %q", e.What, e.Name)
}

// Hint says what there is instead.
func (e *UnknownError) Hint() string { return "there are: " + strings.Join(e.Known, ", ") }
