package input

import (
	"net/url"
	"regexp"
)

// reference is a character reference as XML has it: with its end.
var reference = regexp.MustCompile(`&(?:#[0-9]{1,8}|#[xX][0-9a-fA-F]{1,8}|[A-Za-z][A-Za-z0-9]{0,31});`)

// feed takes the page of each entry of a feed: RSS 0.9 to 2.0 (item), or Atom (entry, RFC
// 4287).
func feed(emit Emit) handler {
	var at entry
	return handler{
		start: func(m *markup) error {
			switch e := &m.open[len(m.open)-1]; {
			case isEntry(e):
				at = entry{}
			case isEntry(m.parent()):
				at.element(e)
			}
			return nil
		},
		end: func(m *markup, text string) error {
			switch e := &m.open[len(m.open)-1]; {
			case isEntry(e):
				return at.emit(emit)
			case isEntry(m.parent()):
				at.text(e, m.parent().prefix(), text)
			}
			return nil
		},
	}
}

func isEntry(e *element) bool { return e.local() == "item" || e.local() == "entry" }

// entry has the addresses of an entry as it is read, and their base.
type entry struct {
	link, alternate, id string
	base                *url.URL
}

// element takes a link of Atom, which RSS has too. One that says no relation is to the page.
func (a *entry) element(e *element) {
	relation := e.attr["rel"]
	if href := e.attr["href"]; e.local() == "link" && href != "" && a.alternate == "" && (relation == "" || relation == "alternate") {
		a.alternate, a.base = href, e.base
	}
}

// text takes a link of RSS, or what says by itself that it is one; prefix is of the entry.
func (a *entry) text(e *element, prefix, text string) {
	switch {
	case e.name == prefix+"link" && a.link == "" && text != "":
		a.link, a.base = text, e.base
	case e.name == prefix+"guid" && e.attr["ispermalink"] != "false" && isWeb(text):
		a.id = text
	}
}

// isWeb reports an address of the web.
func isWeb(address string) bool {
	u, err := url.Parse(address)
	return err == nil && (u.Scheme == "http" || u.Scheme == "https")
}

// emit emits the page of the entry; one without an address has none.
func (a *entry) emit(emit Emit) error {
	for _, address := range []string{a.link, a.alternate, a.id} {
		if address == "" {
			continue
		}
		if hasScheme(address) {
			return emit(Named(address))
		}
		if u := resolve(a.base, address); u != nil {
			return emit(Named(u.String()))
		}
		return emit(Item{Input: address, Error: "the address of this entry has no scheme, and the feed does not say what it is of", Key: keyOf("bad", address)})
	}
	return nil
}
