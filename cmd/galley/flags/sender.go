package flags

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/spf13/pflag"
	"golang.org/x/text/language"

	"galley/network"
)

// Sender are the flags of what requests say of who sends them. Their values are never shown and
// never kept: they may be secrets.
type Sender struct {
	header   secretFlag
	cookie   secretFlag
	cookies  secretFlag
	auth     secretFlag
	lang     string
	timezone string
	sender   network.Sender
}

func (f *Sender) register(set *pflag.FlagSet) {
	f.header.set = f.sender.ParseHeader
	f.cookie.set = f.sender.ParseCookies
	f.cookies.set, f.cookies.names = f.readCookies, true
	f.auth.set = f.authenticate
	set.Var(&f.header, "header", "`field` for requests to the host of the page, \"Name: value\", or @FILE with some; may be given several times")
	set.Var(&f.cookie, "cookie", "`cookies` for the host of the page, \"name=value; other=value\", or @FILE that has them")
	set.Var(&f.cookies, "cookies", "`file` of cookies as browsers, curl and wget write it (Netscape's)")
	set.Var(&f.auth, "auth", "`name:password` for the host of the page (basic authentication), or @FILE that has it")
	set.Var((*languageFlag)(&f.lang), "lang", "`languages` to ask for, such as de-CH,de;q=0.8 (default: what Chrome asks for)")
	set.Var((*timezoneFlag)(&f.timezone), "timezone", "`zone` that pages see, such as Europe/Zurich (default: that of the machine)")
}

// Identity is what the flags say.
func (f *Sender) Identity() network.Sender {
	s := f.sender
	s.Language = f.lang
	return s
}

func (f *Sender) readCookies(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := f.sender.ReadCookies(file, time.Now()); err != nil {
		return fmt.Errorf("read %s: %w", name, err)
	}
	return nil
}

func (f *Sender) authenticate(value string) error {
	user, ok := network.ParseUser(value)
	if !ok {
		return fmt.Errorf("want name:password")
	}
	f.sender.User = user
	return nil
}

// secretFlag is a flag whose value may be a secret: @FILE stands for what the file has.
type secretFlag struct {
	set   func(string) error
	names bool // it is the name of a file by itself
}

func (s *secretFlag) Type() string   { return "string" }
func (s *secretFlag) String() string { return "" }
func (s *secretFlag) Set(value string) (err error) {
	if !s.names {
		if value, err = secret(value); err != nil {
			return err
		}
	}
	return s.set(value)
}

// Append tells that values come on top of those before, as a list in a file of flags has them.
func (s *secretFlag) Append(value string) error { return s.Set(value) }

// languageFlag is --lang: languages, each perhaps with its weight.
type languageFlag string

func (l *languageFlag) Type() string   { return "languages" }
func (l *languageFlag) String() string { return string(*l) }
func (l *languageFlag) Set(value string) error {
	if _, _, err := language.ParseAcceptLanguage(value); err != nil || strings.ContainsAny(value, "\r\n") {
		return fmt.Errorf("want languages such as de-CH,de;q=0.8")
	}
	*l = languageFlag(value)
	return nil
}

// timezoneFlag is --timezone.
type timezoneFlag string

func (z *timezoneFlag) Type() string   { return "zone" }
func (z *timezoneFlag) String() string { return string(*z) }
func (z *timezoneFlag) Set(value string) error {
	if _, err := time.LoadLocation(value); err != nil || value == "" || value == "Local" {
		return fmt.Errorf("want a time zone such as Europe/Zurich")
	}
	*z = timezoneFlag(value)
	return nil
}

// agentFlag is --user-agent.
type agentFlag string

func (a *agentFlag) Type() string   { return "string" }
func (a *agentFlag) String() string { return string(*a) }
func (a *agentFlag) Set(value string) error {
	if strings.ContainsFunc(value, unicode.IsControl) {
		return fmt.Errorf("want one line")
	}
	*a = agentFlag(value)
	return nil
}

// secretNames are the flags whose values others must not read in the list of processes.
var secretNames = []string{"--header", "--cookie", "--auth", "--proxy"}

// IsSecret reports whether a flag, with its dashes, has a value that must not be shown.
func IsSecret(name string) bool { return slices.Contains(secretNames, name) }
