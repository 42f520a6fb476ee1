package jobs

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"galley/server/problem"
)

// Messages are signed as the specification Standard Webhooks 1.0.0 says
// (https://github.com/standard-webhooks/standard-webhooks), so that clients have
// libraries to check them with.
const secretPrefix = "whsec_"

// check refuses an address or a secret that cannot be used, and makes a secret where
// there is none.
func (w *Webhook) check() error {
	address, err := problem.Address(w.URL)
	if err != nil {
		p := *problem.Of(err)
		p.Detail = "webhook: " + p.Detail
		return &p
	}
	w.URL = address
	if w.Secret == "" {
		key := make([]byte, 32)
		rand.Read(key)
		w.Secret = secretPrefix + base64.StdEncoding.EncodeToString(key)
		return nil
	}
	if _, err := secretKey(w.Secret); err != nil {
		return problem.Usage.With("webhook: the secret is not "+secretPrefix+" and base64 of 24 to 64 bytes", "leave it away: the answer then has one")
	}
	return nil
}

func secretKey(secret string) ([]byte, error) {
	text, ok := strings.CutPrefix(secret, secretPrefix)
	key, err := base64.StdEncoding.DecodeString(text)
	if !ok || err != nil || len(key) < 24 || len(key) > 64 {
		return nil, fmt.Errorf("no secret of a webhook")
	}
	return key, nil
}

// sign is the signature of a message.
func sign(secret, id string, at time.Time, body []byte) (string, error) {
	key, err := secretKey(secret)
	if err != nil {
		return "", err
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%d.", id, at.Unix())
	mac.Write(body)
	return "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)), nil
}

// pauses are how long a try of a webhook waits after the one before it. When they are
// used up, the webhook is given up: whoever missed it can ask for the state.
var pauses = []time.Duration{0, 10 * time.Second, time.Minute, 10 * time.Minute, time.Hour, 6 * time.Hour}

// due reports whether the webhook is to be tried now. The lock is held.
func (j *job) due(now time.Time) bool {
	w := j.Webhook
	return w != nil && !j.telling && j.State.Ended() && !w.Delivered && w.Tries < len(pauses) && !now.Before(w.At.Add(pauses[w.Tries]))
}

// deliverers are how many are told at the same time: one that is slow holds up few.
const deliverers = 4

// deliverAll tells of ended batches until ctx ends.
func (s *Store) deliverAll(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case id := <-s.deliver:
			s.deliverOne(ctx, id)
		}
	}
}

// deliverOne tries a webhook once.
func (s *Store) deliverOne(ctx context.Context, id string) {
	s.mu.Lock()
	j := s.jobs[id]
	if j == nil || !j.due(time.Now()) {
		s.mu.Unlock()
		return
	}
	seen, hook := j.seen(), *j.Request.Webhook
	j.telling = true
	s.mu.Unlock()
	seen.Webhook = nil
	status, err := s.post(ctx, hook, seen)
	s.mu.Lock()
	defer s.mu.Unlock()
	j.telling = false
	if ctx.Err() != nil {
		return // not its fault: it is tried again
	}
	w := j.Webhook
	w.Tries++
	w.At = time.Now().UTC()
	w.Delivered = err == nil && status/100 == 2
	if w.Last = "HTTP " + strconv.Itoa(status); err != nil {
		w.Last = err.Error()
	}
	if err := j.save(); err != nil {
		s.o.Failed(err)
	}
	if !w.Delivered && w.Tries < len(pauses) && pauses[w.Tries] < sweepEvery {
		time.AfterFunc(pauses[w.Tries], func() {
			select {
			case s.deliver <- id:
			default:
			}
		})
	}
}

// Message is what a webhook says.
type Message struct {
	Type string `json:"type"` // batch.done, batch.cancelled or batch.failed
	Time string `json:"timestamp"`
	Data Batch  `json:"data"`
}

// hookWait bounds one try.
const hookWait = 20 * time.Second

// post sends the message. The network policy of the client holds for the address.
func (s *Store) post(ctx context.Context, w Webhook, b Batch) (status int, err error) {
	now := time.Now()
	body, err := json.Marshal(Message{"batch." + string(b.State), now.UTC().Format(time.RFC3339), b})
	if err != nil {
		return 0, err
	}
	id := "msg_" + b.ID
	signature, err := sign(w.Secret, id, now, body)
	if err != nil {
		return 0, err
	}
	ctx, cancel := context.WithTimeout(ctx, hookWait)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, w.URL, bytes.NewReader(body))
	if err != nil {
		return 0, err
	}
	for name, value := range map[string]string{"Content-Type": "application/json", "Webhook-Id": id, "Webhook-Timestamp": strconv.FormatInt(now.Unix(), 10), "Webhook-Signature": signature} {
		req.Header.Set(name, value)
	}
	return s.o.Client.Post(req)
}
