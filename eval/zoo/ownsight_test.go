package zoo_test

import (
	"slices"
	"testing"

	"galley/page"
)

// A sign that is seen in place of a rule which is not stays so, and one that waits for the pointer is not seen.
func TestSignInPlaceOfRule(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css, want string }{
		{"in place of the rule", `hr{visibility:hidden}hr::after{visibility:visible;content:"***";display:block;text-align:center}`, "visible"},
		{"neither", `hr{visibility:hidden}hr::after{content:"***"}`, ""},
		{"on the rule", `hr::after{content:"***";display:block}`, "visible"},
		{"for the pointer", `hr::after{visibility:hidden;content:"***"}`, "hidden"},
	} {
		_, is := k.shown(t, `hr{border:0;overflow:visible}`+tt.css, `<hr>`)
		got := ""
		if n := firstTag(is, "hr"); n != page.None {
			if values := is.StyleOf(n).Generated(page.After); values != nil {
				got = values[slices.Index(page.GeneratedProperties, "visibility")]
			}
		}
		if got != tt.want && !(tt.want == "" && got == "hidden") {
			t.Errorf("%s: the sign is %q, want %q", tt.name, got, tt.want)
		}
	}
}
