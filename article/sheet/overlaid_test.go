package sheet_test

import (
	"strings"
	"testing"
)

// What a style sheet lays over a place of an element comes along where it hides no words.
func TestOverlaid(t *testing.T) {
	const (
		padded = `<div id=body look="position:relative;padding-left:30px;padding-top:20px">x</div>`
		bare   = `<div id=body look="position:relative">x</div>`
		dot    = `content:"";position:absolute;display:block;width:8px;height:8px;background-color:rgb(1, 1, 1);`
		line   = `content:"";position:absolute;display:block;height:3px;background-color:rgb(1, 1, 1);`
		frame  = `content:"";position:absolute;display:block;border-top-width:1px;border-top-style:solid;border-left-width:1px;border-left-style:solid;border-right-width:1px;border-right-style:solid;border-bottom-width:1px;border-bottom-style:solid;border-top-color:rgb(1, 1, 1);border-left-color:rgb(1, 1, 1);border-right-color:rgb(1, 1, 1);border-bottom-color:rgb(1, 1, 1);`
		sign   = `content:"x";position:absolute;display:block;width:9px;height:20px;`
	)
	tests := []struct{ name, element, set, want, of string }{
		{"a dot in the padding", padded, dot + "left:4px;right:288px;top:6px;bottom:86px",
			`position:absolute;left:4px;width:8px;top:6px;height:8px;content:"";display:block;background-color:rgb(1, 1, 1)`, "position:relative"},
		{"at the bottom on the right", padded, dot + "left:290px;right:2px;top:4px;bottom:1px", `position:absolute;right:2px;width:8px;bottom:1px;height:8px;`, ""},
		{"a sign is as large as it needs", padded, sign + "left:4px;right:287px;top:6px;bottom:74px", `position:absolute;left:4px;top:6px;content:"x";`, ""},
		{"a number that ends where others do", padded, strings.Replace(sign, "width:9px", "width:24px;text-align:right", 1) + "left:0px;right:276px;top:6px;bottom:74px", `position:absolute;left:0px;min-width:24px;top:6px;content:"x";`, ""},
		{"turned", padded, dot + "left:4px;right:288px;top:6px;bottom:86px;transform:matrix(0.7071, 0.7071, -0.7071, 0.7071, 0, -4)",
			"transform:matrix(0.7071,0.7071,-0.7071,0.7071,0.0000,-4.0000);", ""},
		{"a line from edge to edge", bare, `content:"";position:absolute;display:block;width:300px;height:3px;background-color:rgb(1, 1, 1);left:0px;right:0px;top:27px;bottom:0px`,
			`position:absolute;left:0px;right:0px;bottom:0px;height:3px;content:"";`, ""},
		{"a line through the middle, which words with a ground hide", bare, line + "width:300px;left:0px;right:0px;top:29px;bottom:28px", `z-index:-1;position:absolute;left:0px;right:0px;bottom:28px;height:3px;`, "z-index:0"},
		{"dots of its shadow alone", padded, strings.Replace(dot, "background-color:rgb(1, 1, 1)", "box-shadow:rgb(2, 2, 2) 20px 0px 0px 0px", 1) + "left:4px;right:288px;top:6px;bottom:86px", "box-shadow:rgb(2, 2, 2) 20px 0px 0px 0px", ""},
		{"a sign where words may come", bare, sign + "left:0px;right:291px;top:0px;bottom:80px", "z-index:-1;position:absolute;left:0px;", "z-index:0"},
		{"words where words may come", bare, strings.Replace(sign, `"x"`, `"Advertisement"`, 1) + "left:0px;right:291px;top:0px;bottom:80px", "", ""},
		{"a ground over words", bare, `content:"";position:absolute;display:block;width:300px;height:100px;background-color:rgb(1, 1, 1);left:0px;right:0px;top:0px;bottom:0px`, "", ""},
		{"behind a ground", strings.Replace(bare, "relative", "relative;background-color:rgb(250, 250, 250)", 1), dot + "left:4px;right:288px;top:6px;bottom:86px;z-index:-1", "", ""},
		{"far outside", padded, dot + "left:-400px;right:692px;top:6px;bottom:86px", "", ""},
		{"beside the right edge", padded, dot + "left:300px;right:-8px;top:6px;bottom:86px", `position:absolute;right:-8px;width:8px;`, ""},
		{"far beyond the right edge", padded, dot + "left:310px;right:-18px;top:6px;bottom:86px", "", ""},
		{"a rule that reaches out of a card on both sides", bare, line + "width:348px;left:-24px;right:-24px;top:97px;bottom:0px", `position:absolute;left:-24px;right:max(-24px, min(-16px, 760px - 100vw));bottom:0px;height:3px;`, "position:relative"},
		{"a line that reaches out on the right", bare, line + "width:324px;left:0px;right:-24px;top:97px;bottom:0px", "", ""},
		{"a shade behind a title that lay on a picture", strings.Replace(bare, "relative", "absolute", 1), `content:"";position:absolute;display:block;width:300px;height:100px;background-color:rgba(1, 1, 1, 0.4);left:0px;right:0px;top:0px;bottom:0px;z-index:-1`,
			"border-radius:inherit;z-index:-1;position:absolute;top:0;bottom:0;left:0;right:0;", "position:relative;z-index:0"},
		{"a dot on what was laid over the page", strings.Replace(padded, "relative", "absolute", 1), dot + "left:4px;right:288px;top:6px;bottom:86px", "", ""},
		{"invisible", padded, dot + "left:4px;right:288px;top:6px;bottom:86px;opacity:0", "", ""},
		{"the sign of a mask", padded, dot + `left:4px;right:288px;top:6px;bottom:86px;mask-image:url("i.svg")`, "", ""},
		{"hidden", padded, dot + "left:4px;right:288px;top:6px;bottom:86px;visibility:hidden", "", ""},
		{"scaled to nothing", padded, dot + "left:4px;right:288px;top:6px;bottom:86px;transform:matrix(0, 0, 0, 1, 0, 0)", "", ""},
		{"in three dimensions", padded, dot + "left:4px;right:288px;top:6px;bottom:86px;transform:matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)", "", ""},
		{"of an element that is not positioned", strings.Replace(padded, "relative", "static", 1), dot + "left:4px;right:288px;top:6px;bottom:86px", "", ""},
		{"in a line of text", strings.Replace(padded, "relative", "relative;display:inline", 1), dot + "left:4px;right:288px;top:6px;bottom:86px", "", ""},
		{"a frame around the words", bare, frame + "width:298px;height:98px;left:0px;right:0px;top:0px;bottom:0px", `position:absolute;left:0px;right:0px;top:0px;bottom:0px;content:"";`, "position:relative"},
		{"a frame that is set off", bare, frame + "width:298px;height:98px;left:8px;right:-8px;top:8px;bottom:-8px", `position:absolute;left:8px;right:-8px;top:8px;bottom:-8px;`, ""},
		{"a frame of thick lines", bare, strings.ReplaceAll(frame, "width:1px", "width:30px") + "width:240px;height:40px;left:0px;right:0px;top:0px;bottom:0px", "", ""},
		{"a frame with a ground", bare, frame + "background-color:rgb(1, 1, 1);width:298px;height:98px;left:0px;right:0px;top:0px;bottom:0px", "", ""},
		{"a triangle of borders around a point", padded, `content:"";position:absolute;display:block;width:0px;height:0px;border-top-width:8px;border-top-style:solid;border-top-color:rgba(0, 0, 0, 0);border-right-width:8px;border-right-style:solid;border-right-color:rgb(1, 1, 1);` +
			"left:-8px;right:300px;top:30px;bottom:10px", `position:absolute;left:-8px;width:0px;bottom:10px;height:0px;content:"";`, ""},
		{"stored before places were known", padded, dot + "left:;right:;top:;bottom:;visibility:", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			doc := generatedCSS(t, tt.element, tt.set)
			own, rule, found := strings.Cut(doc, "::before")
			rule, _, _ = strings.Cut(rule, "\n")
			if !strings.Contains(rule, tt.want) || found != (tt.want != "") || !strings.Contains(own, tt.of) {
				t.Errorf("got  %s\nwant %s\nin an element with %q:\n%s", rule, tt.want, tt.of, own)
			}
		})
	}
}
