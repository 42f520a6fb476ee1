package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
)

// badPages are pages that are slow, endless, huge or hostile.
var badPages = map[string]func(w http.ResponseWriter, r *http.Request){
	"slow": func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-time.After(10 * time.Second):
		case <-r.Context().Done():
		}
		io.WriteString(w, "<h1>Late</h1>")
	},
	"endless": func(w http.ResponseWriter, r *http.Request) {
		chunk := []byte(strings.Repeat("<p>And so on and on.", 1000))
		for r.Context().Err() == nil {
			if _, err := w.Write(chunk); err != nil {
				return
			}
			time.Sleep(20 * time.Millisecond)
		}
	},
	"huge": func(w http.ResponseWriter, _ *http.Request) {
		io.WriteString(w, strings.Repeat("<div><p>Some words of a page that has very many of them.</p></div>", 60_000))
	},
	"loop": func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "<p>x<script>for (;;);</script>") },
	"frames": func(w http.ResponseWriter, _ *http.Request) {
		io.WriteString(w, "<p>x<script>onload = () => setInterval(() => { for (let i = 0; i < 20; i++) document.body.append(document.createElement('iframe')) }, 5)</script>")
	},
	"away": func(w http.ResponseWriter, _ *http.Request) {
		io.WriteString(w, "<p>x<script>onload = () => setInterval(() => { location.search = Math.random() }, 20)</script>")
	},
}

// serveBad serves them, and returns their addresses in a fixed order.
func serveBad() ([]string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	var list []string
	for name, answer := range badPages {
		mux.HandleFunc("GET /"+name, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			answer(w, r)
		})
		list = append(list, "http://"+l.Addr().String()+"/"+name)
	}
	slices.Sort(list)
	go http.Serve(l, mux)
	return list, nil
}

// beside asks for good pages, one after the other, while another client asks for good
// ones or for bad ones, in turns. It prints what the bad ones cost: the median over pairs
// of turns of how much longer the same good pages took.
func (l *load) beside(w io.Writer, bad []string, pairs, pages int) error {
	var ratios []float64
	times := map[bool][]float64{}
	for pair := range pairs {
		var median [2]float64
		for i, other := range [2][]string{l.pages, bad} {
			ended := make(chan struct{})
			var wait sync.WaitGroup
			wait.Go(func() {
				for n := 0; ; n++ {
					select {
					case <-ended:
						return
					default:
						l.ask(other[(n+pair)%len(other)], fmt.Sprintf("other-%d-%d-%d", pair, i, n))
					}
				}
			})
			var took []float64
			for n := range pages {
				began := time.Now()
				l.ask(l.pages[(pair*pages+n)%len(l.pages)], fmt.Sprintf("good-%d-%d-%d", pair, i, n))
				took = append(took, time.Since(began).Seconds())
			}
			close(ended)
			wait.Wait()
			times[i == 1] = append(times[i == 1], took...)
			slices.Sort(took)
			median[i] = quantile(took, .5)
		}
		ratios = append(ratios, median[1]/median[0])
		fmt.Fprintf(w, "pair %d: median %.2f s beside good pages, %.2f s beside bad ones\n", pair+1, median[0], median[1])
	}
	slices.Sort(ratios)
	for _, list := range times {
		slices.Sort(list)
	}
	fmt.Fprintf(w, "good pages: median %.2f s, p95 %.2f s beside good ones; %.2f s, %.2f s beside bad ones; the ratio of medians in a pair is %.2f (%.2f to %.2f)\n",
		quantile(times[false], .5), quantile(times[false], .95), quantile(times[true], .5), quantile(times[true], .95), quantile(ratios, .5), ratios[0], ratios[len(ratios)-1])
	return nil
}
