package guard

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"

	"galley/labeler/wire"
)

const (
	host  = "127.0.0.1:4711"
	token = "0123456789abcdef"
)

func status(err error) int {
	var r *wire.Refusal
	if errors.As(err, &r) {
		return r.Status
	}
	return http.StatusOK
}

// Only whoever knows the token gets the secret of a run, which lets in as the token does.
func TestSession(t *testing.T) {
	g, next := New([]string{host}, token), New([]string{host}, token)
	sign := func(key, challenge string) string {
		mac := hmac.New(sha256.New, []byte(key))
		mac.Write([]byte("galley label session " + challenge))
		return hex.EncodeToString(mac.Sum(nil))
	}
	for name, proof := range map[string]string{
		"none": "", "no hex": "xyz", "of another token": sign("guess", g.Challenge()), "of another run": sign(token, next.Challenge()),
	} {
		if _, err := g.Session(proof); status(err) != http.StatusUnauthorized {
			t.Errorf("a proof %s is answered with %v", name, err)
		}
	}
	secret, err := g.Session(sign(token, g.Challenge()))
	if err != nil || secret == "" || secret == token {
		t.Fatalf("the secret is %q, %v", secret, err)
	}
	for given, want := range map[string]int{secret: 200, token: 200, "": 401, secret + "x": 401, g.Challenge(): 401} {
		r := httptest.NewRequest("GET", "/api/state", nil)
		r.Host = host
		r.Header.Set("Authorization", "Bearer "+given)
		if got := status(g.Check(httptest.NewRecorder(), r)); got != want {
			t.Errorf("%q is answered with %d, want %d", given, got, want)
		}
	}
}

// A key is of one page and one token, and says neither.
func TestKey(t *testing.T) {
	g, other := New([]string{host}, token), New([]string{host}, "another")
	if g.Key("a") == g.Key("b") || g.Key("a") == other.Key("a") {
		t.Error("two pages or two tokens have one key")
	}
	if err := g.CheckKey("a", g.Key("a")); err != nil {
		t.Error(err)
	}
	for _, key := range []string{"", g.Key("b"), other.Key("a")} {
		if err := g.CheckKey("a", key); status(err) != http.StatusUnauthorized {
			t.Errorf("the key %q is answered with %v", key, err)
		}
	}
}
