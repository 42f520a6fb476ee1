package shapetest

import (
	"slices"
	"strconv"
	"strings"
)

// Shape is a page of any size.
type Shape struct {
	Name string
	Head func(n int) string // about n bytes for the head, or nil
	Body func(n int) string // about n bytes for the body, or nil
}

// Place is where the much of a shape stands on its page.
type Place int

// The places: in the article between its paragraphs, behind it, or on a page without article.
const (
	Inside Place = iota
	Beside
	Alone
)

// Places are all of them.
var Places = []Place{Inside, Beside, Alone}

func (p Place) String() string { return [...]string{"inside", "beside", "alone"}[p] }

const story = `<p>A storm that nobody had foreseen hit the coast in the early morning, and tore down the harbour wall of the town.</p>
<p>People who live near the water were brought to a school, said the mayor, who had been up since three o'clock, and nobody was hurt.</p>
`

// HTML is the page of about n bytes.
func (s Shape) HTML(n int, at Place) string {
	var head, much string
	if s.Head != nil {
		head = s.Head(n)
	}
	if s.Body != nil {
		much = s.Body(n)
	}
	top := "<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>Storm hits the coast</title>" + head + "</head><body>"
	const heading = "<h1>Storm hits the coast</h1>"
	switch at {
	case Beside:
		return top + "<article>" + heading + story + story + "</article>" + much + "</body></html>"
	case Alone:
		return top + much + "</body></html>"
	}
	return top + "<main><article>" + heading + story + much + story + "</article></main></body></html>"
}

// All are the shapes, by name.
func All() []Shape {
	all := slices.Concat(siblings(), nests(), texts(), attributes(), references(), heads(), likeness())
	slices.SortStableFunc(all, func(a, b Shape) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// body is a shape of what stands in the body again and again; a "%d" in it is the number of the time.
func body(name, unit string) Shape {
	return Shape{Name: name, Body: func(n int) string { return repeat(n, unit) }}
}

// within is a shape of what stands again and again in something that stands once.
func within(name, before, unit, behind string) Shape {
	return Shape{Name: name, Body: func(n int) string { return before + repeat(n, unit) + behind }}
}

// head is a shape of what stands in the head again and again.
func head(name, before, unit, behind string) Shape {
	return Shape{Name: name, Head: func(n int) string { return before + repeat(n, unit) + behind }}
}

// repeat writes a unit until there are n bytes; each "%d" in it is the number of the time, "%s" a word that
// stands for it, and "%p" the number of the time before.
func repeat(n int, unit string) string {
	var b strings.Builder
	plain := !strings.Contains(unit, "%")
	for i := 0; b.Len() < n; i++ {
		if plain {
			b.WriteString(unit)
			continue
		}
		b.WriteString(strings.NewReplacer("%d", number(i), "%s", word(i), "%p", number(max(i-1, 0))).Replace(unit))
	}
	return b.String()
}

// number is the number of a time. None is a year: those that are read as days are more work, and pages of
// some size would begin to have them.
func number(i int) string {
	if i >= 1000 {
		i += 9000
	}
	return strconv.Itoa(i)
}

// word is a word of letters for every number.
func word(i int) string {
	w := "w"
	for i++; i > 0; i /= 26 {
		w += string(rune('a' + i%26))
	}
	return w
}

// nested is a shape of chains side by side, each as deep as the parser goes.
func nested(name, open, text, shut string) Shape {
	const deep = 400
	return Shape{Name: name, Body: func(n int) string {
		var b strings.Builder
		levels := deep / strings.Count(open, "<")
		for i := 0; b.Len() < n; i++ {
			one := strings.NewReplacer("%d", number(i), "%s", word(i))
			b.WriteString(one.Replace(strings.Repeat(open, levels) + text + strings.Repeat(shut, levels)))
		}
		return b.String()
	}}
}
