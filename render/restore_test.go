package render

import (
	"fmt"
	"strings"
	"testing"

	"galley/page"
)

// TestRestore: what scripts take out of the document for a reader to ask for it is put back, and nothing else.
func TestRestore(t *testing.T) {
	rows := ""
	for i := range 12 {
		rows += fmt.Sprintf("<tr><td>bed %d</td><td>%d carrots</td></tr>", i, 40+i)
	}
	table := `<div><table id=beds><thead><tr><th>Bed<th>Yield</tr></thead><tbody>` + rows + `</tbody></table></div>`
	const paged = `const table = document.querySelector('table');
		[...table.tBodies[0].rows].slice(5).forEach(row => row.remove());
		table.insertAdjacentHTML('afterend', '<p>Showing 1 to 5 of 12</p><p><button>1</button><button>2</button></p>');`
	const text = `<p class=cut>` + carrotWords + `</p>`
	const short = `<p>` + `It has to be sown in spring, and it needs …` + `</p>`
	const cut = `const p = document.querySelector('.cut'); p.textContent = p.textContent.slice(0, 40) + '…';`
	for _, tt := range []struct{ name, html, script, want, not string }{
		{"rows", table, paged, "bed 4 44 carrots bed 5 45 carrots", "Showing"},
		{"rows of a table that a script makes anew", table, strings.Replace(paged, "const table", "document.querySelector('div').innerHTML += ''; const table", 1) + `table.removeAttribute('id');`, "bed 11 51 carrots", "Showing"},
		{"other rows", table, paged + `for (const row of table.tBodies[0].rows) row.cells[1].textContent += ' now';`, "Showing 1 to 5 of 12", "bed 5"},
		{"no second page", table, strings.ReplaceAll(paged, "<button>2</button>", ""), "Showing 1 to 5 of 12", "bed 5"},
		{"a text", text, cut + `p.insertAdjacentHTML('afterend', '<button>Read on</button>')`, carrotWords, "Read on"},
		{"a text with what opens it", text, cut + `p.insertAdjacentHTML('beforeend', ' <a href="#">Read on</a>')`, carrotWords, "Read on"},
		{"a text that was served so", short + text, `0`, "it needs …", ""},
		{"a text that was served so as well", short + text, cut, "it needs …", "until"},
		{"another text", text, cut + `p.prepend('Now ')`, "…", "until"},
		{"a link", `<a href=/a>` + text + `</a>`, cut, "…", "until"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": `<!doctype html><title>Carrots</title><body><main><h1>Carrots</h1>` + tt.html + `</main><script>` + tt.script + `</script>`})
			got := page.Norm(load(t, common(t), s.URL).Text(0))
			if !strings.Contains(got, tt.want) || tt.not != "" && strings.Contains(got, tt.not) {
				t.Errorf("%q, want %q, not %q", got, tt.want, tt.not)
			}
		})
	}
}
