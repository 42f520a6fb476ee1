package picture

import "testing"

func TestType(t *testing.T) {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">`
	tests := []struct{ name, data, extension string }{
		{"png", "\x89PNG\r\n\x1a\n", ".png"}, {"jpeg", "\xff\xd8\xff\xe0", ".jpg"}, {"gif", "GIF89a", ".gif"},
		{"webp", "RIFF....WEBPVP8 ", ".webp"}, {"avif", "....ftypavif", ".avif"},
		{"drawing", `<?xml version="1.0"?>` + svg + `<title>x</title><defs><filter id="f"><feGaussianBlur/></filter></defs><g fill="url(#f)"><path d="M0 0"/></g><style>path{fill:red}</style></svg>`, ".svg"},
		{"drawing with metadata", svg + `<metadata><x:y xmlns:x="http://ns.example/">z</x:y></metadata><inkscape:view/><use xlink:href="#a"/></svg>`, ".svg"},
		{"script", svg + `<script>x</script></svg>`, ""},
		{"handler", svg + `<g onload="x"/></svg>`, ""},
		{"base", svg + `<g xml:base="http://x.example/"/></svg>`, ""},
		{"HTML", svg + `<b xmlns="http://www.w3.org/1999/xhtml">x</b></svg>`, ""},
		{"HTML in metadata", svg + `<metadata><b xmlns="http://www.w3.org/1999/xhtml">x</b></metadata></svg>`, ""},
		{"drawing in metadata", svg + `<metadata><path d=""/></metadata></svg>`, ""},
		{"loads by style", svg + `<style>@import "//x.example";</style></svg>`, ""},
		{"loads by style, in two parts", svg + `<style>@im<!-- x -->port "https:x.example";</style></svg>`, ""},
		{"loads by style, behind an element", svg + `<style><g/>@import "https:x.example";</style></svg>`, ""},
		{"loads by style, around an element", svg + `<style>@im<g>x</g>port "https:x.example";</style></svg>`, ""},
		{"loads by style, in another", svg + `<style><style>@import "https:x.example";</style></style></svg>`, ""},
		{"loads by style, in CDATA", svg + `<style><![CDATA[@imp]]>ort "https:x.example";</style></svg>`, ""},
		{"loads a set of pictures", svg + `<g style="mask-image:image-set('https:x.example/a' 1x)"/></svg>`, ""},
		{"loads by a function of addresses", svg + `<style>g{cursor:src("https:x.example/a")}</style></svg>`, ""},
		{"two style sheets", svg + `<style>path{fill:red}</style><style><![CDATA[g{fill:url(#a)}]]></style></svg>`, ".svg"},
		{"loads by value", svg + `<path fill="url(http://x.example/)"/></svg>`, ""},
		{"hidden by an escape", svg + `<path fill="u\72l(x)"/></svg>`, ""},
		{"leads elsewhere", svg + `<use xlink:href="x.svg#a"/></svg>`, ""},
		{"picture inside", svg + `<image/></svg>`, ""}, {"loads a filter", svg + `<feImage/></svg>`, ""},
		{"entity", `<!DOCTYPE svg [<!ENTITY x "y">]>` + svg + `</svg>`, ""},
		{"style sheet", `<?xml-stylesheet href="x"?>` + svg + `</svg>`, ""},
		{"breaks off", svg + `<g>`, ""},
		{"HTML page", `<!doctype html><p>x`, ""}, {"nothing", "", ""},
	}
	for _, tt := range tests {
		if extension, _ := Type([]byte(tt.data)); extension != tt.extension {
			t.Errorf("%s: taken for %q, want %q", tt.name, extension, tt.extension)
		}
	}
}
