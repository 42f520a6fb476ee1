package label

import (
	"cmp"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"

	"galley/cmd/galley/listener"
)

// key is what one run of galley label leaves to the next on the same dataset, so
// that an open tab finds it again: the port, and the secret behind the token. It is in the
// user's own folder, not in the dataset, which people share.
type key struct {
	Secret string `json:"secret"`
	Port   int    `json:"port"`

	id   string // of the dataset, by where it is
	file string // empty: it cannot be kept
}

// readLabelKey reads the key of a dataset, or makes one. fresh makes another one than
// there was. Where none can be kept, each run has its own.
func readLabelKey(dir string, fresh bool) *key {
	k := &key{}
	if whole, err := filepath.Abs(dir); err == nil {
		dir = whole
	}
	// The folder itself may not be there yet.
	if real, err := filepath.EvalSymlinks(filepath.Dir(dir)); err == nil {
		dir = filepath.Join(real, filepath.Base(dir))
	}
	sum := sha256.Sum256([]byte(dir))
	k.id = hex.EncodeToString(sum[:8])
	if config, err := os.UserConfigDir(); err == nil {
		k.file = filepath.Join(config, "galley", "label", k.id+".json")
		if data, err := os.ReadFile(k.file); err == nil {
			// A damaged file is like none.
			_ = json.Unmarshal(data, k)
		}
	}
	if fresh || len(k.Secret) < 20 {
		k.Secret = rand.Text()
	}
	return k
}

// token is the token for an address. It depends on the port: what a browser keeps of one
// address is of no use at another.
func (k *key) token(port int) string {
	mac := hmac.New(sha256.New, []byte(k.Secret))
	fmt.Fprintf(mac, "label %d", port)
	return hex.EncodeToString(mac.Sum(nil)[:16])
}

// keep stores the key with the port of this run, for this user only.
func (k *key) keep(port int) error {
	k.Port = port
	if k.file == "" {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(k.file), 0o700); err != nil {
		return err
	}
	data, err := json.Marshal(k)
	if err != nil {
		return err
	}
	// A file that is made so may be read by this user only.
	f, err := os.CreateTemp(filepath.Dir(k.file), ".key-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	if err := cmp.Or(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), k.file)
}

// listenAgain listens where the run before did, if any port is as good as another.
func (k *key) listenAgain(addr string, remote bool) (*listener.Listener, error) {
	host, port, err := net.SplitHostPort(addr)
	if err == nil && port == "0" && k.Port > 0 {
		if l, err := listener.Open(net.JoinHostPort(host, strconv.Itoa(k.Port)), remote); err == nil {
			return l, nil
		}
	}
	return listener.Open(addr, remote)
}
