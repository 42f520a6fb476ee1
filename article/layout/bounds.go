package layout

// Bounds of what is asked around one element.
const (
	MaxDepth    = 6  // elements above it
	MaxSiblings = 16 // children of the element that it stands in
	maxAsked    = 32 // nodes of one of these that are looked at for words
)

// MaxLabel is the largest height, in CSS px, of a label that lies over something.
const MaxLabel = 48

// MaxDistance bounds the room, in CSS px, that is kept above what stands below something: where
// there was more, something stood between that did not come along.
const MaxDistance = 160
