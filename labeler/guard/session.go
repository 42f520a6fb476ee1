package guard

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"net/http"

	"galley/labeler/wire"
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

// Challenge is what is to be signed.
func (g *Guard) Challenge() string { return g.run.challenge }

// Session is the secret of this run, for a proof of who knows the token: the signature in
// hexadecimal.
func (g *Guard) Session(given string) (string, error) {
	proof, err := hex.DecodeString(given)
	if err != nil || !hmac.Equal(proof, g.proof()) {
		return "", wire.Refuse(http.StatusUnauthorized, needToken)
	}
	return g.run.secret, nil
}

// Key lets in who was told it to see one page: a frame sends no token.
func (g *Guard) Key(slug string) string {
	mac := hmac.New(sha256.New, []byte(g.token))
	mac.Write([]byte("view " + slug))
	return hex.EncodeToString(mac.Sum(nil)[:16])
}

// CheckKey refuses a key that is not that of the page.
func (g *Guard) CheckKey(slug, key string) error {
	if subtle.ConstantTimeCompare([]byte(key), []byte(g.Key(slug))) != 1 {
		return wire.Refuse(http.StatusUnauthorized, "this is not the key of the page")
	}
	return nil
}

// proof is the HMAC-SHA256 of the challenge with the token as the key.
func (g *Guard) proof() []byte {
	mac := hmac.New(sha256.New, []byte(g.token))
	mac.Write([]byte(challengePrefix + g.run.challenge))
	return mac.Sum(nil)
}

// lets reports whether a request with this secret is let in.
func (g *Guard) lets(secret string) bool {
	token := subtle.ConstantTimeCompare([]byte(secret), []byte(g.token))
	return token|subtle.ConstantTimeCompare([]byte(secret), []byte(g.run.secret)) == 1
}
