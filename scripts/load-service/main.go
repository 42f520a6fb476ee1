// Command load-service puts load on galley serve and says what became of it: answers by
// status and problem, times, and the memory of the service and of its Chrome over time.
// Every answer is checked: an article, or a problem that says what went wrong.
//
//	galley serve --network any -j 2 --addr 127.0.0.1:8080 &
//	go run ./scripts/load-service -pages FOLDER -clients 200 -for 10m -pid PID -kill 20s
//
// In a closed loop (-clients) each client asks again once it has its answer. In an open
// loop (-rate) requests come at random times whatever becomes of those before, as many at
// a time as -clients says; those that would be more are counted, not sent. -beside says
// what slow, endless, huge and hostile pages cost the good ones in another tab.
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// load is what is asked for.
type load struct {
	service string
	pages   []string // addresses
	clients int
	rate    float64 // requests a second in an open loop; 0: a closed one
	length  time.Duration
	kill    time.Duration // how often Chrome is killed; 0: never
	pid     int           // of the service
	query   string        // of every request, besides the address
	patient bool          // wait as long as Retry-After says

	client *http.Client
	report *report
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "load-service:", err)
		os.Exit(1)
	}
}

func run() error {
	l := load{report: newReport()}
	flag.StringVar(&l.service, "service", "http://127.0.0.1:8080", "address of the service")
	folder := flag.String("pages", "", "folder of HTML files (also .gz), which are served for it")
	limit := flag.Int("n", 200, "most of these pages")
	flag.IntVar(&l.clients, "clients", 200, "clients")
	flag.Float64Var(&l.rate, "rate", 0, "requests a second in an open loop")
	flag.DurationVar(&l.length, "for", time.Minute, "how long")
	flag.DurationVar(&l.kill, "kill", 0, "kill Chrome as often as this")
	flag.IntVar(&l.pid, "pid", 0, "process of the service, for its memory and for -kill")
	flag.StringVar(&l.query, "query", "format=md", "options of every request")
	flag.BoolVar(&l.patient, "patient", true, "after 429 wait as long as Retry-After says")
	pairs := flag.Int("beside", 0, "so many times, ask for good pages beside good ones and beside bad ones, and say what these cost")
	flag.Parse()
	names, err := filepath.Glob(filepath.Join(*folder, "*.htm*"))
	if err != nil || len(names) == 0 {
		return fmt.Errorf("no pages in %q", *folder)
	}
	slices.Sort(names)
	site, err := servePages(names[:min(*limit, len(names))])
	if err != nil {
		return err
	}
	l.pages = site
	l.client = &http.Client{Timeout: 5 * time.Minute, Transport: &http.Transport{MaxIdleConns: l.clients, MaxIdleConnsPerHost: l.clients, MaxConnsPerHost: 0}}
	if *pairs == 0 {
		return l.forLength()
	}
	bad, err := serveBad()
	if err != nil {
		return err
	}
	return l.beside(os.Stdout, bad, *pairs, 12)
}

// forLength asks for as long as it is to, and reports what came of it.
func (l *load) forLength() error {
	ctx, cancel := context.WithTimeout(context.Background(), l.length)
	defer cancel()
	var wait sync.WaitGroup
	if l.pid > 0 {
		wait.Go(func() { l.watch(ctx) })
		if l.kill > 0 {
			wait.Go(func() { l.killer(ctx) })
		}
	}
	began := time.Now()
	if l.rate > 0 {
		l.open(ctx)
	} else {
		l.closed(ctx)
	}
	took := time.Since(began)
	wait.Wait()
	return l.report.write(os.Stdout, took)
}

// servePages serves files, without what they refer to, and returns their addresses.
func servePages(names []string) ([]string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	var list []string
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		path := "/" + filepath.Base(name)
		mux.HandleFunc("GET "+path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			if strings.HasSuffix(name, ".gz") {
				w.Header().Set("Content-Encoding", "gzip")
			}
			w.Write(data)
		})
		list = append(list, "http://"+l.Addr().String()+path)
	}
	go http.Serve(l, mux)
	return list, nil
}

// closed runs the clients.
func (l *load) closed(ctx context.Context) {
	var wait sync.WaitGroup
	for i := range l.clients {
		wait.Go(func() {
			r := rand.New(rand.NewPCG(1, uint64(i)))
			for n := 0; ctx.Err() == nil; n++ {
				pause := l.ask(l.pages[r.IntN(len(l.pages))], fmt.Sprintf("%d-%d", i, n))
				if pause > 0 && l.patient {
					select {
					case <-time.After(pause):
					case <-ctx.Done():
					}
				}
			}
		})
	}
	wait.Wait()
}

// open sends requests at times of a Poisson process.
func (l *load) open(ctx context.Context) {
	r := rand.New(rand.NewPCG(1, 1))
	places := make(chan struct{}, l.clients)
	var wait sync.WaitGroup
	next := time.NewTimer(0)
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			wait.Wait()
			return
		case <-next.C:
		}
		next.Reset(time.Duration(r.ExpFloat64() / l.rate * float64(time.Second)))
		select {
		case places <- struct{}{}:
		default:
			l.report.unsent()
			continue
		}
		page := l.pages[r.IntN(len(l.pages))]
		wait.Go(func() {
			l.ask(page, fmt.Sprintf("open-%d", n))
			<-places
		})
	}
}

// ask sends one request, for a page that no other request is for, and notes its answer.
// It returns how long the service asks to wait.
func (l *load) ask(page, number string) time.Duration {
	address := l.service + "/v1/extract?" + l.query + "&url=" + url.QueryEscape(page+"?"+number)
	began := time.Now()
	res, err := l.client.Get(address)
	if err != nil {
		l.report.bad("no answer: " + err.Error())
		return time.Second
	}
	defer res.Body.Close()
	return l.report.answer(res, began)
}
