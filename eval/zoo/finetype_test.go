package zoo_test

import (
	"strings"
	"testing"

	"galley/page"
)

// What style sheets say of numerals, ligatures and the axes of a font stays, and so do lines around boxes,
// boxes of each line, the distance from a shape that words run along, and the part of a picture that is shown.
func TestFineType(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css, same string }{
		{"numerals", ".w{font-variant-numeric:oldstyle-nums tabular-nums}", "font-variant-numeric"},
		{"numerals again", ".q{font-variant-numeric:oldstyle-nums}.w{font-variant-numeric:normal}", "font-variant-numeric"},
		{"ligatures", ".q{font-variant-ligatures:none}", "font-variant-ligatures"},
		{"axes", `.w{font-variation-settings:"SOFT" 50,"slnt" -12;font-optical-sizing:none}`, "font-variation-settings font-optical-sizing"},
		{"raised", ".w{font-variant-position:super}", "font-variant-position"},
		{"marks", `.w{font-feature-settings:"ss01";font-kerning:none}`, "font-feature-settings font-kerning font-size font-family line-height"},
		{"underlined", ".w{text-decoration:underline;text-decoration-skip-ink:none;text-underline-position:under}", "text-decoration-skip-ink text-underline-position"},
		{"upright", ".w{display:inline-block;height:9em;writing-mode:vertical-rl;text-orientation:upright}", "writing-mode text-orientation"},
		{"no slant of the browser's", ".w{font-style:italic;font-synthesis:none}", "font-synthesis-style font-synthesis-weight font-style"},
		{"sized by small letters", ".w{font-size-adjust:0.6}", "font-size-adjust font-size"},
		{"trimmed", ".w{display:block;text-box:trim-both cap alphabetic}", "text-box-trim text-box-edge"},
		{"blended", ".w{display:block;background:linear-gradient(#fff,#999) #08c;background-blend-mode:multiply}", "background-blend-mode background-color"},
		{"turned round", ".w{unicode-bidi:bidi-override;direction:rtl}", "unicode-bidi direction"},
		{"each line", ".w{background:#fe6;padding:2px 6px;box-decoration-break:clone}", "box-decoration-break padding-left"},
		{"framed", ".w{display:block;border:1px solid;outline:2px dashed #c60;outline-offset:4px}", "outline-style outline-width outline-color outline-offset"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			was, is := k.shown(t, tt.css, `<p class=q><span class=w>Eleven 1984 lamps</span> were counted that night.</p>`)
			same(t, styleOf(t, was, "Eleven"), styleOf(t, is, "Eleven"), tt.same)
		})
	}
	for _, css := range []string{".w{outline:3px solid transparent}", ".w{outline:-webkit-focus-ring-color auto 1px}"} {
		if _, is := k.shown(t, css, `<p><span class=w>Eleven lamps</span> were counted.</p>`); styleOf(t, is, "Eleven").LookValue("outline-style") != "none" {
			t.Errorf("%s is written", css)
		}
	}
	was, is := k.shown(t, "img{float:left;width:200px;shape-outside:circle(40% at 50% 50%);shape-margin:12px;object-view-box:inset(10% 20%)}", `<p><img src=wide.png> Eleven lamps</p>`)
	same(t, was.StyleOf(firstTag(was, "img")), is.StyleOf(firstTag(is, "img")), "shape-margin object-view-box")
}

// same holds properties of a style to those that it had.
func same(t *testing.T, was, is *page.Style, properties string) {
	t.Helper()
	for name := range strings.FieldsSeq(properties) {
		if was.LookValue(name) == "" || was.LookValue(name) != is.LookValue(name) {
			t.Errorf("%s is %q, and was %q", name, is.LookValue(name), was.LookValue(name))
		}
	}
}
