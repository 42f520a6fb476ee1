package sheet

// Pin says where the box of an element is written otherwise than as its style
// sheet had it, because what is around it did not come along.
type Pin struct {
	Stacked    bool      // a flex or grid container is written as a block
	Wrapped    bool      // a table around pictures and words is written as a block
	InWrapped  bool      // the element stands in such a table
	InStack    bool      // the element stands in a stacked container
	Holds      bool      // margins of what is in the element stay in it
	Tracks     string    // columns of a grid container, in place of its own
	Place      string    // declarations of a child of such a grid
	Over       string    // declarations of a badge, and of what has badges
	Marks      [2]string // declarations of what lies before and after it over the padding of code
	Charted    bool      // it has a place in a chart, as have the shapes that are laid over it
	Left       string    // margins; empty: the computed ones
	Right      string
	Bleeds     bool   // a float reaches out of its column on both sides
	Above      string // in a stack, and of a root that is held off what was laid over the page: the margin above
	Last       bool   // in a stack: nothing stands below
	Size       string // declarations of width; empty: as rule.size has them
	Headless   bool   // the title stood in the element and is written above it, as is the room above
	InsetLeft  string // paddings; empty: the computed ones
	InsetRight string
}
