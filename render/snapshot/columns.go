package snapshot

import (
	"slices"

	"galley/page"
)

// Columns says which computed properties are asked for besides those that every page needs.
// Each costs per node of the whole page.
type Columns struct {
	Frames bool // where the documents of frames begin in their boxes
	Look   bool // page.LookProperties, with the columns of frames
}

// Properties are the names of the properties to ask for, in the order in which Convert
// expects their values.
func (c Columns) Properties() []string {
	switch {
	case c.Look:
		return slices.Concat(coreStyles, frameStyles, lookStyles)
	case c.Frames:
		return slices.Concat(coreStyles, frameStyles)
	}
	return coreStyles
}

// coreStyles are what candidates and features need.
var coreStyles = []string{"display", "visibility", "position", "font-size", "font-weight", "opacity", "white-space-collapse"}

// frameStyles say where the document of a frame begins inside the frame's border box.
var frameStyles = []string{"border-left-width", "border-top-width", "padding-left", "padding-top"}

// lookStyles are the full styles, with those of pseudo-elements.
var lookStyles = slices.Concat(page.ComputedProperties, page.PlacedProperties, page.TransformProperties[1:], []string{"zoom"})

// beforeLook is where lookStyles begin in a row that has them.
var beforeLook = len(coreStyles) + len(frameStyles)
