package page

// Font is a web font that texts of a page were shown in, as the browser measured it.
// Lengths are in em.
type Font struct {
	Family string `json:"family"` // as the page names it, without quotes
	Weight string `json:"weight"` // computed value
	Style  string `json:"style"`  // likewise

	Width   float64 `json:"width"`   // of the texts in it, a character on average
	Ascent  float64 `json:"ascent"`  // of a line, above the base line
	Descent float64 `json:"descent"` // below it
	Gap     float64 `json:"gap"`     // between lines of normal height

	// Width of the same texts in fonts that every system has, or has one with the same
	// widths for: Arial, Times New Roman, Courier New.
	Sans  float64 `json:"sans"`
	Serif float64 `json:"serif"`
	Mono  float64 `json:"mono"`
}
