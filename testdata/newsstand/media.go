package newsstand

import (
	"fmt"
	"html"
)

// clipPath is the address of the film that every video shows, from the root of
// a site.
const clipPath = "media/clip.webm"

// asset makes the embedded file available under a path.
func (s *Site) asset(embedded, path string) {
	data, err := assets.ReadFile(embedded)
	if err != nil {
		panic("newsstand: " + err.Error())
	}
	s.media[path] = func() []byte { return data }
}

// picture makes a picture available and returns it.
func (s *Site) picture(p picture) picture {
	s.media[p.Path()] = p.bytes
	return p
}

// playerPath is the address of the player that shows a picture.
func playerPath(still picture) string { return fmt.Sprintf("player/%d.html", still.Seed) }

// player makes the document of a player's frame available.
func (s *Site) player(b block) {
	still := b.Pic
	still.Root = "../"
	doc := fmt.Sprintf(`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>%s</title>
<style>body{margin:0;background:#111;color:#fff;font:14px sans-serif}img{display:block;width:100%%;height:300px;object-fit:cover}p{margin:0;padding:10px}</style>
</head><body><img src="%s" alt=""><p>&#9654; %s</p></body></html>
`, html.EscapeString(b.Label), still.Src(), html.EscapeString(b.Label))
	s.media[playerPath(still)] = func() []byte { return []byte(doc) }
}
