package remake

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"

	"golang.org/x/net/html"
)

// Way is one way to mark a page up otherwise.
type Way struct {
	Name    string
	Summary string // what becomes of the page
	apply   func(doc *html.Node, r *rand.Rand)
}

// Ways are all ways there are, in a fixed order.
func Ways() []Way {
	return []Way{
		{"sections", "article, main, nav, figure and the like are div", withoutSections},
		{"headings", "h1 to h6 are div", withoutHeadings},
		{"lists", "lists and their items are div", withoutLists},
		{"paragraphs", "p is div", withoutParagraphs},
		{"emptylines", "paragraphs are parted by two br, in the element around them", withEmptyLines},
		{"cells", "boxes that hold boxes are tables of one cell", withCells},
		{"wrappers", "some boxes and paragraphs, all or few, stand in one or two div more", withWrappers},
		{"custom", "div is a custom element", withCustomElements},
		{"roles", "article, main, nav and the like are div with their role", withRoles},
		{"spans", "each text stands in two span more", withSpans},
		{"shadow", "the page is in a declarative shadow tree", withShadow},
		{"unindented", "no white space stands between boxes", withoutIndent},
		{"classes", "classes and ids are numbers, the same for the same name", withoutNames},
		{"bare", "no element has a class, an id, a role or a style, and none says what it is for", withoutAttributes},
		{"emphasis", "strong and b are exchanged, em and i too, and time, mark, abbr, cite and small are span", withoutEmphasis},
		{"boldheadings", "h2 to h6 are paragraphs in bold type", withBoldHeadings},
		{"blockspans", "paragraphs are span that their style makes blocks", withBlockSpans},
		{"deep", "the page is in a dozen div", withDepth},
		{"slots", "empty boxes stand between some paragraphs, as places of advertisements", withSlots},
		{"last", "nav, aside and header that are no part of an article are at the end of the page", withChromeLast},
		{"twice", "each nav is there twice, as for two sizes of screens", withMenusTwice},
		{"anchors", "links lead nowhere until a script is asked", withoutAddresses},
		{"hyphens", "soft hyphens are in long words", withHyphens},
		{"hardspaces", "lines are not broken behind short words and numbers", withHardSpaces},
		{"comments", "a comment is in the middle of each text", withComments},
		{"head", "no meta element, link, linked data or microdata is left", withoutHead},
		{"modules", "each paragraph, heading, list and the like stands in three to five div of its own", withModules},
		{"splits", "what is in a box of paragraphs is in two or three", withSplits},
		{"related", "between paragraphs stand links to other pages, which is text that the page did not have there", withRelated},
	}
}

// ByName is the way of that name. An unknown name is an error that lists those there are.
func ByName(name string) (Way, error) {
	var names []string
	for _, w := range Ways() {
		if w.Name == name {
			return w, nil
		}
		names = append(names, w.Name)
	}
	return Way{}, fmt.Errorf("there is no markup %q: there are %s", name, strings.Join(names, ", "))
}

// HTML marks a page of UTF-8 up in several ways, one after the other. It is parsed as browsers
// with scripts do, and written anew. Errors are those of golang.org/x/net/html.
func HTML(data []byte, ways []Way, r *rand.Rand) ([]byte, error) {
	doc, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("remake: parse: %w", err)
	}
	for _, w := range ways {
		w.apply(doc, r)
	}
	var out bytes.Buffer
	if err := html.Render(&out, doc); err != nil {
		return nil, fmt.Errorf("remake: write: %w", err)
	}
	return out.Bytes(), nil
}
