package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// deadHosts prints what hosts that are down cost: all pages with and without
// references to them. Each page asks for something of each of the hosts, of which a third
// has no name, a third refuses connections, and a third takes them and never answers. Every
// page has an origin of its own both times, so that caches are as cold without as with.
func deadHosts(ctx context.Context, o options, w selector, list []target) error {
	silent, done, err := silentHosts(o.hosts)
	if err != nil {
		return err
	}
	defer done()
	var runs [2][]target // without and with
	for _, t := range list {
		u, err := url.Parse(t.url)
		if err != nil {
			return err
		}
		for i, hosts := range [][]string{nil, silent} {
			front := httptest.NewServer(injecting(u, hosts))
			defer front.Close()
			runs[i] = append(runs[i], target{t.name, front.URL + u.Path})
		}
	}
	var took [2]float64
	var each [2][]float64
	for i, pages := range runs {
		// A process that starts knows of no host.
		e, err := extractor(w, o)
		if err != nil {
			return err
		}
		var mu sync.Mutex
		all, err := all(o.tabs, pages, func(_ int, t target) error {
			began := time.Now()
			err := extract(ctx, e, t.url)
			mu.Lock()
			defer mu.Unlock()
			each[i] = append(each[i], ms(time.Since(began)))
			return err
		})
		e.Close()
		if err != nil {
			return err
		}
		took[i] = all.Seconds()
	}
	fmt.Printf("%d pages, %d tabs: %.1f s; with %d dead hosts each %.1f s: %.2f times as long\n",
		len(list), o.tabs, took[0], o.hosts, took[1], took[1]/took[0])
	for i, what := range []string{"without", "with"} {
		sorted := slices.Sorted(slices.Values(each[i]))
		fmt.Printf("ms a page %s: median %.0f, 90 %% below %.0f, slowest %.0f\n", what, median(sorted), sorted[len(sorted)*9/10], sorted[len(sorted)-1])
	}
	return nil
}

// silentHosts listen, and never answer.
func silentHosts(n int) (hosts []string, done func(), err error) {
	var list []net.Listener
	done = func() {
		for _, l := range list {
			l.Close()
		}
	}
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			return nil, done, err
		}
		list, hosts = append(list, l), append(hosts, l.Addr().String())
	}
	return hosts, done, nil
}

// injecting serves another server's site with references to dead hosts in its pages.
func injecting(to *url.URL, silent []string) http.Handler {
	var refs strings.Builder
	for i := range silent {
		host := fmt.Sprintf("dead%d.invalid", i)
		switch i % 3 {
		case 1:
			host = fmt.Sprintf("127.0.1.%d:9", i+1)
		case 2:
			host = silent[i]
		}
		fmt.Fprintf(&refs, [...]string{
			`<script src="http://%[1]s/a.js"></script>`, `<img src="http://%[1]s/a.png" width=1 height=1>`,
			`<link rel=stylesheet href="http://%[1]s/a.css">`, `<script async src="http://%[1]s/b.js"></script>`,
		}[i%4], host)
	}
	proxy := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(&url.URL{Scheme: to.Scheme, Host: to.Host})
		r.Out.Header.Del("Accept-Encoding")
	}}
	proxy.ModifyResponse = func(r *http.Response) error {
		if !strings.HasPrefix(r.Header.Get("Content-Type"), "text/html") {
			return nil
		}
		data, err := io.ReadAll(r.Body)
		if err != nil {
			return err
		}
		text := strings.Replace(string(data), "</head>", refs.String()+"</head>", 1)
		r.Body = io.NopCloser(strings.NewReader(text))
		r.ContentLength = int64(len(text))
		r.Header.Set("Content-Length", strconv.Itoa(len(text)))
		return nil
	}
	return proxy
}
