package region_test

import (
	"testing"

	"galley/models/region"
	"galley/page/pagetest"
)

func TestOnlyFrames(t *testing.T) {
	const menu, footer = `<nav><a href="/boats">Boats</a> <a href="/nets">Nets</a></nav>`, `<footer><h5>Help</h5><p>The harbour office.</footer>`
	tests := []struct {
		name, source string
		want         bool
	}{
		{"menu and footer", menu + footer, true},
		{"a menu in a header", `<header>` + menu + `</header>` + footer, true},
		{"roles", `<div role=navigation>Boats</div><div role=ContentInfo>Help</div>`, true},
		{"a place for what a script loads", menu + `<main><div id=root></div></main>` + footer, true},
		{"hidden text", menu + `<p hidden>Reeds stand in water.</p>` + footer, true},
		{"a line", menu + `<p>Reeds stand in water.</p>` + footer, false},
		{"a header", `<header>The harbour</header>` + footer, false},
		{"a title in a footer", menu + `<footer><h1>The mill</h1><p>Reeds stand in water.</footer>`, false},
		{"a form", menu + `<form>Name</form>`, false},
		{"nothing", `<div></div>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := region.OnlyFrames(pagetest.Parse(t, tt.source)); got != tt.want {
				t.Errorf("OnlyFrames = %v", got)
			}
		})
	}
}
