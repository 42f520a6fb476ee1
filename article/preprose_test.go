package article

import (
	"strings"
	"testing"
)

// Prose that is set as code is prose: in Markdown, and in its blocks.
func TestPreformattedProse(t *testing.T) {
	letter := `The river that had been a canal for eighty years was let out of its bed
again, and within a summer it found the meadows <b>it had left behind, as
the engineers</b> had said it would.

It floods them in spring; <a href="/boots">boots</a> are the one thing to bring, for
the meadows stay wet until June, and the path is under water.

Until then
Anna

> Is it true that the river is back?
> Nobody here believes it.`
	poem := `The river left its bed of stone.
It went by night, and went alone,
and where it had been told to flow
the grass began to overgrow.
The engineers came down to see
what it was doing being free,
and found it lying in the reeds,
which is the only bed it needs.`
	for _, c := range []struct{ name, pre, want, not string }{
		{"lines of a typewriter", letter, "let out of its bed again, and within a summer it found the meadows **it had left behind, as the engineers** had said it would.\n\nIt floods", "```"},
		{"the author's own lines", letter, "Until then\\\nAnna\n", ""},
		{"quoted lines", letter, "river is back?\\\n\\> Nobody here", ""},
		{"a signature", letter + "\n\n-- \nAnna Moor\nOffice of the river, room 7", "Nobody here believes it.", "room 7"},
		{"verses", poem, "of stone.\\\nIt went by night, and went alone,\\\nand where", "```"},
		{"code with comments", strings.Repeat("if x := f(y); x != nil { return x[0] } // see the comment above, which says why.\n", 6), "```\nif x", ""},
		{"columns", strings.Repeat("Anna Moor of the office      12 letters      Tuesday.\n", 8), "```\nAnna Moor", ""},
		{"too short to tell", "make it, then run it.", "```\nmake it", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, sel := parsed(t, "<h1 id=title>The river</h1><div id=body><p>What was said of it in the valley.</p><pre>"+c.pre+"</pre></div>")
			got := output(t, p, sel, (*Article).WriteMarkdown)
			if !strings.Contains(got, c.want) {
				t.Errorf("no %q in\n%s", c.want, got)
			}
			if c.not != "" && strings.Contains(got, c.not) {
				t.Errorf("%q in\n%s", c.not, got)
			}
		})
	}
}
