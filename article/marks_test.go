package article

import (
	"bytes"
	"strings"
	"testing"
)

// TestMarks: texts have the signs that browsers draw around words.
func TestMarks(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"quotation", `He said <q>stop</q>.`, `He said “stop”.`},
		{"quotation that has its marks", `He said <q><b>"stop"</b></q>.`, `He said "stop".`},
		{"quotation in another", `<q>He said <q>stop</q></q>`, `“He said “stop””`},
		{"empty quotation", `He said <q> </q>nothing`, `He said nothing`},
		{"ruby", `<ruby>弾劾<rt>だんがい</rt></ruby>訴追`, `弾劾（だんがい）訴追`},
		{"ruby by characters", `<ruby>弾<rt>だん</rt>劾<rt>がい</rt></ruby>`, `弾（だん）劾（がい）`},
		{"ruby with parentheses", `<ruby>弾劾<rp>(</rp> <rt>だんがい</rt><rp>)</rp></ruby>`, `弾劾( だんがい)`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, `<body><h1 id=title>Title</h1><div id=body><p>`+tt.source+`</p></div>`)
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			if got := a.BodyText(); got != tt.want {
				t.Errorf("text %q, want %q", got, tt.want)
			}
			var md bytes.Buffer
			if err := a.WriteMarkdown(&md); err != nil {
				t.Fatal(err)
			}
			if got := strings.ReplaceAll(md.String(), "**", ""); !strings.Contains(got, tt.want) {
				t.Errorf("Markdown %q, want %q in it", got, tt.want)
			}
		})
	}
}
