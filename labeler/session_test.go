package labeler

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"
	"testing"

	"galley/labeler/labelertest"
)

// prove signs the challenge of a server as the page does.
func prove(t *testing.T, s *Server, token string) string {
	t.Helper()
	var said struct{ Challenge string }
	if err := json.Unmarshal(call(s, "GET", "/api/session", "", "Authorization", "").Body.Bytes(), &said); err != nil || len(said.Challenge) < 20 {
		t.Fatalf("the challenge is %q: %v", said.Challenge, err)
	}
	mac := hmac.New(sha256.New, []byte(token))
	mac.Write([]byte("galley label session " + said.Challenge))
	return `{"proof":"` + hex.EncodeToString(mac.Sum(nil)) + `"}`
}

// TestSession: who knows the token gets a secret that lets in as long as the server runs.
// Neither it nor the proof is of use with the next one, and the token is nowhere said.
func TestSession(t *testing.T) {
	folder := labelertest.NewFolder(t, 1)
	one, next := newTestServer(t, folder, nil), newTestServer(t, folder, nil)
	proof := prove(t, one, token)
	w := call(one, "POST", "/api/session", proof, "Authorization", "")
	var said struct{ Session string }
	if err := json.Unmarshal(w.Body.Bytes(), &said); err != nil || w.Code != 200 || said.Session == "" {
		t.Fatalf("a proof is answered with %d %q", w.Code, w.Body)
	}
	if strings.Contains(w.Body.String(), token) {
		t.Error("the answer has the token")
	}
	if w := call(one, "GET", "/api/state", "", "Authorization", "Bearer "+said.Session); w.Code != 200 {
		t.Errorf("the secret of the session is answered with %d", w.Code)
	}
	if w := call(next, "GET", "/api/state", "", "Authorization", "Bearer "+said.Session); w.Code != 401 {
		t.Errorf("the secret of the run before is answered with %d", w.Code)
	}
	for name, proof := range map[string]string{
		"of the run before": proof, "of another token": prove(t, next, "another"), "none": `{}`, "no hex": `{"proof":"xyz"}`,
	} {
		if w := call(next, "POST", "/api/session", proof, "Authorization", ""); w.Code != 401 || strings.Contains(w.Body.String(), "session") {
			t.Errorf("a proof %s is answered with %d %q", name, w.Code, w.Body)
		}
	}
	if w := call(next, "POST", "/api/session", "proof", "Authorization", ""); w.Code != 400 {
		t.Errorf("what is no JSON is answered with %d", w.Code)
	}
	if w := call(next, "POST", "/api/session", prove(t, next, token), "Authorization", "", "Origin", "http://127.0.0.1:4712"); w.Code != 403 {
		t.Errorf("a proof from another port is answered with %d", w.Code)
	}
}
