package zoo_test

import "testing"

// Pictures in the items of a row that is never broken are all seen on a telephone, also in a box that cuts off what
// reaches out of it.
func TestFiguresInRowOnTelephone(t *testing.T) {
	s := newScreens(t)
	const row = `<div class=o><div class=r><figure class=a><img src=wide.png><figcaption>Morning</figcaption></figure><figure class=b><img src=tall.png><figcaption>Noon</figcaption></figure></div></div>`
	for _, tt := range []struct{ name, css string }{
		{"shares", `.a{flex:150 1 360px}.b{flex:66 1 160px}`},
		{"halves", `.a,.b{flex:1}`},
		{"pictures in links", `.a,.b{flex:1}figcaption{font-size:12px}`},
	} {
		wide, narrow := s.shown(t, `.o{overflow:hidden}.r{display:flex;gap:10px}figure{margin:0}img{width:100%;height:auto;display:block}`+tt.css, row)
		if all := pictures(wide); len(all) != 2 || all[0].Y != all[1].Y {
			t.Errorf("%s: on the wide screen the pictures are at %v", tt.name, all)
		}
		for _, box := range pictures(narrow) {
			if box.X < 15 || box.Right() > narrow.Viewport.W-15 {
				t.Errorf("%s: on a telephone a picture is at %v", tt.name, box)
			}
		}
	}
}

// Code that a page would cut off in a narrower window scrolls there.
func TestCodeThatIsCutOff(t *testing.T) {
	s := newScreens(t)
	for css, want := range map[string]string{
		`pre{overflow:hidden;padding:16px}`:                  "auto",
		`pre{overflow-x:hidden;overflow-y:auto;height:40px}`: "auto",
		`pre{overflow:scroll}`:                               "scroll",
	} {
		_, narrow := s.shown(t, css, `<pre>const tide = (port, day, height) =&gt; ledger.find(r =&gt; r.port === port).days[day];</pre>`)
		if got := narrow.StyleOf(firstTag(narrow, "pre")).LookValue("overflow-x"); got != want {
			t.Errorf("%s: overflow-x is %s, want %s", css, got, want)
		}
	}
}
