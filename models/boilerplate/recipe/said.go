package recipe

import (
	"html"
	"regexp"
	"strings"

	"galley/features"
	"galley/page"
	"galley/page/linkeddata"
)

// said is what a page tells programs of its recipe: in linked data, and by marks on its elements.
type said struct {
	ingredients map[string]bool // keys of their words
	joined      map[string]bool // their words without blanks, as where a style sheet alone sets the amount apart
	longest     int             // words of the longest ingredient
	steps       string          // letters of all steps
	begins      map[string]bool // first letters of each step
	facts       map[string]bool // numbers of its times and of how many it is for
	nutrients   map[string]bool // numbers of its nutrients
	marked      []page.NodeID   // elements that are ingredients by their marks
	told        []page.NodeID   // elements that are steps, or all of them, by theirs
}

// Bounds of what is said: bytes of the steps that are compared, and letters that a step is known by.
const (
	stepBytes = 20000
	stepBegin = 24
)

// tags are those in a text of linked data, as some pages have it.
var tags = regexp.MustCompile(`<[^<>]*>`)

// read reads what a page says of its recipe, once; ok is false where it says of none. Nobody may change it.
func read(x *features.Index) (s *said, ok bool) {
	s = features.Once(x, saidKey{}, func() *said { return readPage(x) })
	return s, len(s.ingredients) > 0 || len(s.marked) > 0
}

type saidKey struct{}

// readPage is read, asked anew.
func readPage(x *features.Index) *said {
	s := &said{ingredients: map[string]bool{}, joined: map[string]bool{}, begins: map[string]bool{}, facts: map[string]bool{}, nutrients: map[string]bool{}}
	if recipe, ok := linkeddata.Recipe(x.Things()); ok {
		s.readLinked(&recipe)
	}
	s.readMarks(x.Page)
	return s
}

// readLinked reads the recipe that linked data have.
func (s *said) readLinked(recipe *linkeddata.Thing) {
	for _, text := range recipe.Ingredients {
		s.addIngredient(text)
	}
	var steps strings.Builder
	for _, text := range recipe.Steps {
		for _, line := range strings.Split(text, "\n") {
			letters := plainLetters(plain(line))
			steps.WriteString(letters)
			if letters != "" {
				s.begins[first(letters, stepBegin)] = true
			}
		}
	}
	s.steps = steps.String()
	s.steps = s.steps[:min(len(s.steps), stepBytes)]
	for _, text := range recipe.Measures {
		s.addFact(text)
	}
	for _, text := range recipe.Nutrients {
		for _, n := range strings.Fields(numbersOf(text)) {
			s.nutrients[n] = true
		}
	}
}

// addIngredient adds the text of an ingredient.
func (s *said) addIngredient(text string) {
	list := words(plain(text))
	if len(list) == 0 {
		return
	}
	s.ingredients[key(list)] = true
	s.joined[strings.Join(list, "")] = true
	s.longest = max(s.longest, len(list))
}

// plain is a text of linked data without its tags. References are decoded once more: some pages have them twice.
func plain(text string) string { return tags.ReplaceAllString(html.UnescapeString(text), " ") }
