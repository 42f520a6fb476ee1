package site

// Blend is the weights of the scores of a Base: times these weights, 0 or more, they are
// added to the decisions of the machines.
type Blend struct {
	Body  float64 `json:"body"`
	Title float64 `json:"title"`
}

// Alone is the weight with which a base decides alone. Where both weights of a wrapper are
// Alone, pages that are not of its Site are the base's: nothing that was learned from
// labels acts there.
const Alone = 1000

// Valid reports whether the weights are such as files may have.
func (b Blend) Valid() bool {
	within := func(v float64) bool { return v >= 0 && v <= Alone }
	return within(b.Body) && within(b.Title)
}
