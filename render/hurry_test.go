package render

import (
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"
)

// Lazy pictures far below the screen load beside the rest of the page, before its load event.
func TestLazyWhileLoading(t *testing.T) {
	const far = `<div style="height:20000px"></div>`
	b := start(t, Options{Stall: time.Minute, Network: anywhere()})
	for _, test := range []struct{ name, html string }{
		{"picture", far + `<img loading=lazy src=far.svg>`},
		{"frame", far + `<iframe loading=lazy src=far.svg></iframe>`},
		{"style sheet that comes late", far + `<img loading=lazy src=far.svg><link rel=stylesheet href=late.css>`},
		{"style sheet that does not come", far + `<img loading=lazy src=far.svg><link rel=stylesheet href=none.css>`},
		{"style sheet of no address", far + `<img loading=lazy src=far.svg><link rel=stylesheet>`},
	} {
		t.Run(test.name, func(t *testing.T) {
			asked := make(chan bool)
			var once sync.Once
			s := serve(t, func(w http.ResponseWriter, r *http.Request) {
				switch r.URL.Path {
				case "/":
					w.Header().Set("Content-Type", "text/html")
					fmt.Fprint(w, test.html+`<img src=held.svg><p>words`)
				case "/held.svg":
					select {
					case <-asked:
					case <-time.After(5 * time.Second):
						t.Error("far.svg was not asked for while the page loaded")
					}
				case "/far.svg":
					once.Do(func() { close(asked) })
				case "/none.css":
					http.NotFound(w, r)
				case "/late.css":
					w.Header().Set("Content-Type", "text/css")
				}
			})
			load(t, b, s.URL)
		})
	}
}

// What a style sheet hides is not asked for, before that sheet is there or after.
func TestLazyHidden(t *testing.T) {
	for _, rule := range []string{"display:none", "content-visibility:hidden"} {
		t.Run(rule, func(t *testing.T) {
			read := make(chan bool)
			var once sync.Once
			s := serve(t, func(w http.ResponseWriter, r *http.Request) {
				switch r.URL.Path {
				case "/":
					w.Header().Set("Content-Type", "text/html")
					fmt.Fprint(w, `<script>addEventListener('DOMContentLoaded', () => setTimeout(() => { new Image().src = 'read.svg' }, 300))</script>
						<link rel=stylesheet href=away.css><div class=away><img loading=lazy src=away.svg></div><p>words`)
				case "/away.css":
					<-read
					w.Header().Set("Content-Type", "text/css")
					fmt.Fprintf(w, ".away { %s }", rule)
				case "/read.svg":
					once.Do(func() { close(read) })
				case "/away.svg":
					t.Error("a picture that nobody sees was asked for")
				}
			})
			load(t, common(t), s.URL)
		})
	}
}
