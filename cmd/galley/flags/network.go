package flags

import (
	"compress/gzip"
	"fmt"
	"io"
	"net/url"
	"os"
	"strings"

	"github.com/spf13/pflag"

	"galley/network"
)

// Network are the flags that say which addresses pages may reach, and how.
type Network struct {
	network modeFlag
	allow   rulesFlag
	deny    rulesFlag
	block   blockFlag
	Proxy   Proxy
}

func (f *Network) register(set *pflag.FlagSet) {
	set.Var(&f.network, "network", "what pages may reach: public, any or none (default: public, and the host of the address that you give; of batch: public)")
	set.Var(&f.allow, "allow", "`host` or network that may be reached all the same: example.org, *.example.org, 10.0.0.0/8, localhost:3000")
	set.Var(&f.deny, "deny", "`host` or network that may not be reached, whatever else is allowed")
	set.Var(&f.block, "block", "`file` of hosts that are not loaded from, of advertisements for instance: a hosts file, or rules of Adblock Plus for hosts")
	set.Var(&f.Proxy, "proxy", "`URL` of an http or socks5 proxy, or @FILE that has it, or none (default: HTTPS_PROXY and HTTP_PROXY)")
}

// Policy is what the flags say; mode is that of --network where it is not given.
func (f *Network) Policy(mode network.Mode) *network.Policy {
	if f.network.set {
		mode = f.network.mode
	}
	return &network.Policy{Mode: mode, Allow: f.allow.rules, Deny: f.deny.rules, Block: f.block.list, Proxy: f.Proxy.url, Direct: f.Proxy.none}
}

// modeFlag is --network.
type modeFlag struct {
	mode network.Mode
	set  bool
}

func (m *modeFlag) Type() string { return "mode" }
func (m *modeFlag) String() string {
	if !m.set {
		return ""
	}
	return m.mode.String()
}
func (m *modeFlag) Set(value string) (err error) {
	m.mode, err = network.ParseMode(value)
	m.set = err == nil
	return err
}

// rulesFlag is a list of hosts and networks: with commas, or the flag several times.
type rulesFlag struct {
	rules []network.Rule
	text  []string
}

func (r *rulesFlag) Type() string { return "host" }
func (r *rulesFlag) String() string {
	if len(r.text) == 0 {
		return ""
	}
	return strings.Join(r.text, ",")
}
func (r *rulesFlag) Set(value string) error {
	for _, text := range strings.Split(value, ",") {
		rule, err := network.ParseRule(text)
		if err != nil {
			return err
		}
		r.rules, r.text = append(r.rules, rule), append(r.text, text)
	}
	return nil
}

// blockFlag is a list of files with hosts.
type blockFlag struct {
	list  *network.Blocklist
	files []string
}

func (b *blockFlag) Type() string   { return "file" }
func (b *blockFlag) String() string { return strings.Join(b.files, ",") }
func (b *blockFlag) Set(value string) error {
	if b.list == nil {
		b.list = &network.Blocklist{}
	}
	for _, name := range strings.Split(value, ",") {
		before := b.list.Len()
		if err := readBlocklist(b.list, name); err != nil {
			return err
		}
		if b.list.Len() == before {
			return fmt.Errorf("%s has no hosts: want one a line, or ||host^", name)
		}
		b.files = append(b.files, name)
	}
	return nil
}

func readBlocklist(list *network.Blocklist, name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	var r io.Reader = f
	if strings.HasSuffix(name, ".gz") {
		if r, err = gzip.NewReader(f); err != nil {
			return fmt.Errorf("open %s: %w", name, err)
		}
	}
	if err := list.Read(r); err != nil {
		return fmt.Errorf("read %s: %w", name, err)
	}
	return nil
}

// Proxy is --proxy. Its text is never shown: it may have a password.
type Proxy struct {
	url  *url.URL
	none bool
}

// Type, String and Set are of pflag.Value.
func (p *Proxy) Type() string   { return "URL" }
func (p *Proxy) String() string { return "" }
func (p *Proxy) Set(value string) error {
	value, err := secret(value)
	if err != nil {
		return err
	}
	if value == "none" {
		p.url, p.none = nil, true
		return nil
	}
	p.url, err = network.ParseProxy(value)
	return err
}

// secret is the value of a flag that others should not read in the list of processes:
// @FILE is what the file has.
func secret(value string) (string, error) {
	name, ok := strings.CutPrefix(value, "@")
	if !ok {
		return value, nil
	}
	data, err := ReadSmall(name)
	return strings.TrimSpace(string(data)), err
}

// maxSmall bounds the files that flags name for their values, in bytes.
const maxSmall = 1 << 20

// ReadSmall reads a file that somebody wrote by hand. A device in its place would fill the
// memory.
func ReadSmall(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxSmall+1))
	if err == nil && len(data) > maxSmall {
		err = fmt.Errorf("read %s: it is longer than %d bytes", name, maxSmall)
	}
	return data, err
}

// Given reports whether --network was.
func (f *Network) Given() bool { return f.network.set }
