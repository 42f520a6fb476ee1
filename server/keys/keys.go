// Package keys knows who may use a service, and how much. The file of keys has hashes
// only: who reads it can use none of them.
package keys

import (
	"bufio"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Limits of a caller. Zero is no limit.
type Limits struct {
	PerMinute int // requests, with bursts of a tenth of that, at least 5
	Together  int // requests at the same time
}

// Ring is the keys of a service.
type Ring struct{ callers map[[sha256.Size]byte]*Caller }

// Caller is who has a key.
type Caller struct {
	Name   string
	limits Limits
	rate   *rate.Limiter

	mu    sync.Mutex
	under int
}

// NewCaller makes a caller who needs no key.
func NewCaller(name string, l Limits) *Caller {
	c := &Caller{Name: name, limits: l}
	if l.PerMinute > 0 {
		c.rate = rate.NewLimiter(rate.Limit(float64(l.PerMinute)/60), max(5, l.PerMinute/10))
	}
	return c
}

// New makes a key, and the line for the file of keys. The key has 256 random bits, which
// is why its hash needs neither salt nor time.
func New(name string) (secret, line string) {
	secret = "galley_" + rand.Text() + rand.Text()
	sum := sha256.Sum256([]byte(secret))
	return secret, name + " sha256:" + hex.EncodeToString(sum[:])
}

// Read reads a file of keys: lines NAME sha256:HEX [per-minute=N] [together=N]. Empty
// lines and lines that begin with # say nothing. What a line does not say is in standard.
func Read(r io.Reader, standard Limits) (*Ring, error) {
	ring := &Ring{map[[sha256.Size]byte]*Caller{}}
	in := bufio.NewScanner(r)
	for n := 1; in.Scan(); n++ {
		fields := strings.Fields(in.Text())
		if len(fields) == 0 || strings.HasPrefix(fields[0], "#") {
			continue
		}
		sum, c, err := readLine(fields, standard)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		if _, twice := ring.callers[sum]; twice {
			return nil, fmt.Errorf("line %d: the key of %s is that of another line", n, c.Name)
		}
		ring.callers[sum] = c
	}
	if err := in.Err(); err != nil {
		return nil, err
	}
	if len(ring.callers) == 0 {
		return nil, fmt.Errorf("there is no key in it")
	}
	return ring, nil
}

func readLine(fields []string, l Limits) (sum [sha256.Size]byte, c *Caller, err error) {
	if len(fields) < 2 {
		return sum, nil, fmt.Errorf("want NAME sha256:HEX")
	}
	digest, ok := strings.CutPrefix(fields[1], "sha256:")
	data, err := hex.DecodeString(digest)
	if !ok || err != nil || len(data) != len(sum) {
		return sum, nil, fmt.Errorf("want sha256: and 64 hexadecimal digits after the name")
	}
	for _, option := range fields[2:] {
		name, value, _ := strings.Cut(option, "=")
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 {
			return sum, nil, fmt.Errorf("%q: want a number that is not negative", option)
		}
		switch name {
		case "per-minute":
			l.PerMinute = n
		case "together":
			l.Together = n
		default:
			return sum, nil, fmt.Errorf("%q is unknown: there are per-minute=N and together=N", option)
		}
	}
	return [sha256.Size]byte(data), NewCaller(fields[0], l), nil
}

// Find is whose key it is; nil: nobody's.
func (r *Ring) Find(secret string) *Caller { return r.callers[sha256.Sum256([]byte(secret))] }

// LimitError says that a caller asks too much.
type LimitError struct {
	What       string
	RetryAfter time.Duration
}

func (e *LimitError) Error() string { return e.What }

// Begin counts a request; end ends it. The error is a *LimitError.
func (c *Caller) Begin() (end func(), err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.limits.Together > 0 && c.under >= c.limits.Together {
		return nil, &LimitError{fmt.Sprintf("%d requests of %s are under way, as many as it may have", c.under, c.Name), time.Second}
	}
	if c.rate != nil {
		r := c.rate.Reserve()
		if wait := r.Delay(); wait > 0 {
			r.Cancel()
			return nil, &LimitError{fmt.Sprintf("%s may ask %d times a minute", c.Name, c.limits.PerMinute), wait}
		}
	}
	c.under++
	return sync.OnceFunc(func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.under--
	}), nil
}
