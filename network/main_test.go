package network

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"testing"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) {
	for _, name := range []string{"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"} {
		os.Unsetenv(name)
	}
	goleak.VerifyTestMain(m)
}

// tripwire is a server on loopback, and its port.
func tripwire(t testing.TB) (*httptest.Server, uint16) {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("here")) }))
	t.Cleanup(s.Close)
	port, err := strconv.ParseUint(s.URL[strings.LastIndex(s.URL, ":")+1:], 10, 16)
	if err != nil {
		t.Fatal(err)
	}
	return s, uint16(port)
}

func rule(t testing.TB, s string) Rule {
	t.Helper()
	r, err := ParseRule(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
