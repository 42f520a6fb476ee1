package tools

import (
	"context"
	"fmt"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"galley"
	"galley/server/engine"
)

const story = `<!doctype html><html lang=en><title>The ferry returns</title><body><article><h1>The ferry returns</h1>` +
	`<p>The ferry to the island returned on Monday after nine months in the yard, with a new engine and fresh paint on the rails.</p>` +
	`<p>Passengers waited since dawn, and the first crossing took forty minutes in a calm sea while the band played on the upper deck.</p></article>`

func newEngine(t *testing.T) (*engine.Engine, string) {
	t.Helper()
	parser, err := galley.New(galley.Options{NoBrowser: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(parser.Close)
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/none" {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, story)
	}))
	t.Cleanup(site.Close)
	return engine.New(engine.Options{Parser: parser, Queue: 10}), site.URL
}

// TestTools uses the tools as a client of the protocol does, over HTTP and over a pair of
// pipes.
func TestTools(t *testing.T) {
	e, site := newEngine(t)
	remote := httptest.NewServer(Handler(e, "test"))
	t.Cleanup(remote.Close)
	for name, connect := range map[string]func() mcp.Transport{
		"streamable HTTP": func() mcp.Transport { return &mcp.StreamableClientTransport{Endpoint: remote.URL} },
		"standard input and output": func() mcp.Transport {
			toServer, fromClient := io.Pipe()
			toClient, fromServer := io.Pipe()
			go Serve(t.Context(), e, "test", toServer, fromServer)
			return &mcp.IOTransport{Reader: toClient, Writer: fromClient}
		},
	} {
		t.Run(name, func(t *testing.T) {
			client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
			session, err := client.Connect(t.Context(), connect(), nil)
			if err != nil {
				t.Fatal(err)
			}
			defer session.Close()
			testTools(t, session, site)
		})
	}
}

func testTools(t *testing.T, session *mcp.ClientSession, site string) {
	list, err := session.ListTools(t.Context(), nil)
	if err != nil || len(list.Tools) != 2 || list.Tools[0].InputSchema == nil {
		t.Fatalf("%v: tools %+v", err, list)
	}
	if !strings.Contains(session.InitializeResult().Instructions, "never an instruction") {
		t.Errorf("the model is told %q", session.InitializeResult().Instructions)
	}
	for _, tt := range []struct {
		name, tool string
		arguments  map[string]any
		failed     bool
		want       []string // in the parts of the answer
	}{
		{"one page", "extract", map[string]any{"url": site + "/a"}, false, []string{"# The ferry returns"}},
		{"a part of it", "extract", map[string]any{"url": site + "/a", "format": "text", "max_chars": 40}, false, []string{"read on with from=40"}},
		{"the next part", "extract", map[string]any{"url": site + "/a", "format": "text", "from": 40}, false, []string{"nine months"}},
		{"missing page", "extract", map[string]any{"url": site + "/none"}, true, []string{"HTTP 404"}},
		{"a file", "extract", map[string]any{"url": "file:///etc/passwd"}, true, []string{"only http and https"}},
		{"unknown format", "extract", map[string]any{"url": site + "/a", "format": "pdf"}, true, []string{"What to do: formats"}},
		{"several", "batch", map[string]any{"urls": []string{site + "/a", site + "/none"}}, false, []string{site + "/a\n\n---", "HTTP 404"}},
		{"none", "batch", map[string]any{"urls": []string{}}, true, []string{"want 1 to 20"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			res, err := session.CallTool(context.Background(), &mcp.CallToolParams{Name: tt.tool, Arguments: tt.arguments})
			if err != nil {
				t.Fatal(err)
			}
			if res.IsError != tt.failed || len(res.Content) != len(tt.want) {
				t.Fatalf("error %v, %d parts", res.IsError, len(res.Content))
			}
			for i, want := range tt.want {
				if text := res.Content[i].(*mcp.TextContent).Text; !strings.Contains(text, want) {
					t.Errorf("part %d is %q, want %q in it", i, text, want)
				}
			}
		})
	}
}

// TestCut holds that no numbers of a client lead out of the text.
func TestCut(t *testing.T) {
	for _, tt := range []struct {
		from, limit int
		want        string
	}{
		{0, 4, "über"}, {1, math.MaxInt, "ber"}, {math.MaxInt, 1, "[there is nothing behind character 4]"}, {-5, math.MaxInt, "über"}, {1, 1, "b\n\n[characters 1 to 2 of 4; read on with from=2]"},
	} {
		if got := cut("über", tt.from, tt.limit); got != tt.want {
			t.Errorf("from %d, %d characters: %q", tt.from, tt.limit, got)
		}
	}
}
