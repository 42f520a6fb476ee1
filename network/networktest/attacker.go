package networktest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"galley/network"
	"galley/network/nametest"
)

// Attacker is a host of the internet whose pages try to reach a Tripwire.
type Attacker struct {
	wire      *Tripwire
	resolver  *net.Resolver
	connectTo []network.ConnectTo
}

// Host is the name of the attacker.
const Host = "attacker.example"

// framesPerPage is how many ways share a page, each in a frame of its own.
const framesPerPage = 40

// NewAttacker starts the attacker's servers.
func NewAttacker(t testing.TB, w *Tripwire) *Attacker {
	t.Helper()
	a := &Attacker{wire: w}
	_, a.resolver = nametest.Serve(t, map[string][]string{
		"private.example": {"127.0.0.1"}, "six.example": {"::1"}, "mapped.example": {"::ffff:127.0.0.1"},
		"both.example": {"127.0.0.1 ::1"}, "rebind.example": {"192.0.2.1", "127.0.0.1"},
	})
	plain := httptest.NewServer(a)
	t.Cleanup(func() { plain.CloseClientConnections(); plain.Close() })
	secure := httptest.NewUnstartedServer(a)
	secure.Listener = quietTLS{secure.Listener, &tls.Config{Certificates: []tls.Certificate{a.certificate(t)}}}
	secure.Start()
	t.Cleanup(func() { secure.CloseClientConnections(); secure.Close() })
	_, port, _ := net.SplitHostPort(plain.Listener.Addr().String())
	_, tlsPort, _ := net.SplitHostPort(secure.Listener.Addr().String())
	a.connectTo = []network.ConnectTo{
		{Host: Host, Port: "80", ToHost: "127.0.0.1", ToPort: port}, {Host: Host, Port: "443", ToHost: "127.0.0.1", ToPort: tlsPort},
	}
	return a
}

// quietTLS does not tell the server that connections are of TLS, which it would log the
// failures of.
type quietTLS struct {
	net.Listener
	config *tls.Config
}

func (l quietTLS) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return struct{ net.Conn }{tls.Server(conn, l.config)}, nil
}

// Policy lets the attacker be reached, and what the mode says.
func (a *Attacker) Policy(mode network.Mode) *network.Policy {
	return &network.Policy{Mode: mode, Resolver: a.resolver, ConnectTo: a.connectTo, Direct: true}
}

// certificate is one whose issuer has to be fetched from the tripwire (AIA), and whose
// revocation is to be asked for there (OCSP, CRL).
func (a *Attacker) certificate(t testing.TB) tls.Certificate {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	to := fmt.Sprintf("http://127.0.0.1:%d/", a.wire.Port)
	issuer := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "nobody"}, NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true}
	leaf := &x509.Certificate{
		SerialNumber: big.NewInt(2), Subject: pkix.Name{CommonName: Host}, DNSNames: []string{Host}, NotAfter: time.Now().Add(time.Hour),
		IssuingCertificateURL: []string{to + "aia"}, OCSPServer: []string{to + "ocsp"}, CRLDistributionPoints: []string{to + "crl"},
	}
	der, err := x509.CreateCertificate(rand.Reader, leaf, issuer, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}
}

// Ways are the names of all ways.
func (a *Attacker) Ways() (names []string) {
	for _, w := range frames {
		names = append(names, w.name)
	}
	for _, w := range slices.Concat(a.Addresses(), a.Redirects()) {
		names = append(names, w.Name)
	}
	return names
}

// Address is a page to open.
type Address struct{ Name, URL string }

// Pages are those that try all ways that need a browser, and all addresses, in frames.
func (a *Attacker) Pages() (list []Address) {
	for i := 0; i < len(frames)+len(hosts); i += framesPerPage {
		list = append(list, Address{fmt.Sprintf("frames %d", i), fmt.Sprintf("http://%s/frames/%d", Host, i)})
	}
	return list
}

// Addresses lead to the tripwire by themselves.
func (a *Attacker) Addresses() (list []Address) {
	for i, host := range hosts {
		list = append(list, Address{"address " + host, a.address(i)})
	}
	return list
}

func (a *Attacker) address(i int) string {
	return fmt.Sprintf("http://%s:%d/address-%d", hosts[i], a.wire.Port, i)
}

// Redirects lead to the tripwire when they are loaded, or shown.
func (a *Attacker) Redirects() (list []Address) {
	for _, name := range redirects {
		list = append(list, Address{name, "http://" + Host + "/to/" + strings.ReplaceAll(name, " ", "-")})
	}
	return append(list, Address{"certificate", "https://" + Host + "/"})
}

// ServeHTTP serves the pages.
func (a *Attacker) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	kind, rest, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	switch n, err := strconv.Atoi(rest); {
	case kind == "frames" && err == nil:
		fmt.Fprint(w, "<!doctype html><title>frames</title><p>Frames that try to reach what they may not.</p>\n")
		for i := n; i < min(n+framesPerPage, len(frames)+len(hosts)); i++ {
			src := fmt.Sprintf("/frame/%d", i)
			if i >= len(frames) {
				src = a.address(i - len(frames))
			}
			fmt.Fprintf(w, "<iframe width=150 height=60 src=\"%s\"></iframe>\n", src)
		}
	case kind == "frame" && err == nil && n < len(frames):
		way := frames[n]
		for name, value := range way.header {
			w.Header().Set(name, a.filled(way.name, value))
		}
		io.WriteString(w, a.filled(way.name, way.html))
	case kind == "to":
		a.redirect(w, r, strings.ReplaceAll(rest, "-", " "))
	case kind == "file":
		a.file(w, rest)
	default:
		http.NotFound(w, r)
	}
}

// redirect sends to the tripwire in one of the ways that HTTP and HTML have.
func (a *Attacker) redirect(w http.ResponseWriter, r *http.Request, name string) {
	to := a.filled(name, "TRIP")
	how, status, _ := strings.Cut(name, " ")
	code, _ := strconv.Atoi(status)
	switch {
	case how == "redirect" && code != 0:
		w.Header().Set("Location", to)
		w.WriteHeader(code)
	case name == "redirect twice":
		http.Redirect(w, r, "/to/redirect-302", http.StatusFound)
	case name == "redirect name":
		http.Redirect(w, r, fmt.Sprintf("http://private.example:%d/name", a.wire.Port), http.StatusFound)
	case name == "redirect rebinding":
		http.Redirect(w, r, fmt.Sprintf("http://rebind.example:%d/rebinding", a.wire.Port), http.StatusFound)
	case name == "redirect user":
		http.Redirect(w, r, fmt.Sprintf("http://%s@127.0.0.1:%d/user", Host, a.wire.Port), http.StatusFound)
	case name == "refresh header":
		w.Header().Set("Refresh", "0; url="+to)
	case name == "refresh meta":
		fmt.Fprintf(w, `<meta http-equiv=refresh content="0; url=%s">`, to)
	case name == "script location":
		fmt.Fprintf(w, `<script>location = %q</script>`, to)
	case name == "script form":
		fmt.Fprintf(w, `<form id=f method=post action="%s"></form><script>f.submit()</script>`, to)
	}
}

// file is what a frame of the attacker loads of its own host.
func (a *Attacker) file(w http.ResponseWriter, name string) {
	types := map[string]string{"js": "text/javascript", "css": "text/css", "xml": "text/xml", "svg": "image/svg+xml", "json": "application/speculationrules+json"}
	ext := name[strings.LastIndex(name, ".")+1:]
	w.Header().Set("Content-Type", types[ext])
	w.Header().Set("Service-Worker-Allowed", "/")
	io.WriteString(w, a.filled(strings.TrimSuffix(name, "."+ext), files[name]))
}

// filled puts the tripwire into a text: TRIP is its address with the name of the way, AT its
// host and port, PACKETS its host and port for UDP.
func (a *Attacker) filled(name, text string) string {
	at := fmt.Sprintf("127.0.0.1:%d", a.wire.Port)
	return strings.NewReplacer("TRIP", "http://"+at+"/"+strings.ReplaceAll(name, " ", "-"), "AT:", at, "PACKETS", fmt.Sprintf("127.0.0.1:%d", a.wire.UDP),
		"PORT", strconv.Itoa(int(a.wire.Port))).Replace(text)
}
