package labeler

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley/labeler/labelertest"
)

func TestNewNeeds(t *testing.T) {
	if _, err := New(Options{Hosts: []string{host}}); err == nil {
		t.Error("a labeler without a dataset was made")
	}
	s := newTestServer(t, labelertest.NewFolder(t, 0), func(o *Options) { o.Token = "" })
	if len(s.Token()) < 20 {
		t.Errorf("the token is %q", s.Token())
	}
}

const (
	token = "0123456789abcdef"
	host  = "127.0.0.1:4711"
)

func newTestServer(t testing.TB, m *labelertest.Folder, change func(*Options)) *Server {
	t.Helper()
	o := Options{Name: "test", Token: token, Hosts: []string{host}, Dataset: m.Dataset, Proposer: labelertest.Good, From: "two selectors"}
	if change != nil {
		change(&o)
	}
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// running does the server's background work until the test ends.
func running(t testing.TB, s *Server) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { s.Run(ctx); close(ended) }()
	t.Cleanup(func() { stop(); <-ended })
}

// call asks as the labeler's own page does.
func call(s http.Handler, method, path, body string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "http://"+host+path, strings.NewReader(body))
	r.URL.Host, r.URL.Scheme = "", "" // as a server gets it
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Origin", "http://"+host)
	for i := 0; i < len(headers); i += 2 {
		if headers[i] == "Host" {
			r.Host = headers[i+1]
		} else if headers[i+1] == "" {
			r.Header.Del(headers[i])
		} else {
			r.Header.Set(headers[i], headers[i+1])
		}
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w
}
