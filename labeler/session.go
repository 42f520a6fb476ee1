package labeler

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"net/http"
)

// A browser is not to keep the token: later another service may be served at this address,
// and read all that the page kept, and be sent all that an open tab asks. So the page keeps
// the token as a key that signs but cannot be read, proves with it that it knows the token,
// and gets the secret of this run. That is of no use when the run has ended.
type session struct {
	challenge string // what a page signs
	secret    string // what requests of this run may have in the place of the token
}

func newSession() session { return session{rand.Text(), rand.Text()} }

// challengePrefix keeps a proof from being one of anything else.
const challengePrefix = "galley label session "

// getChallenge says what is to be signed.
func (s *Server) getChallenge(w http.ResponseWriter, _ *http.Request) error {
	return answer(w, http.StatusOK, map[string]string{"challenge": s.session.challenge})
}

// postSession gives the secret of this run to who knows the token.
func (s *Server) postSession(w http.ResponseWriter, r *http.Request) error {
	var given struct{ Proof string }
	if err := json.NewDecoder(r.Body).Decode(&given); err != nil {
		return refuse(http.StatusBadRequest, "no proof: %v", err)
	}
	proof, err := hex.DecodeString(given.Proof)
	if err != nil || !hmac.Equal(proof, s.proof()) {
		return refuse(http.StatusUnauthorized, needToken)
	}
	return answer(w, http.StatusOK, map[string]string{"session": s.session.secret})
}

// proof is the HMAC-SHA256 of the challenge with the token as the key.
func (s *Server) proof() []byte {
	mac := hmac.New(sha256.New, []byte(s.o.Token))
	mac.Write([]byte(challengePrefix + s.session.challenge))
	return mac.Sum(nil)
}

// lets reports whether a request with this secret is let in.
func (s *Server) lets(secret string) bool {
	token := subtle.ConstantTimeCompare([]byte(secret), []byte(s.o.Token))
	return token|subtle.ConstantTimeCompare([]byte(secret), []byte(s.session.secret)) == 1
}
