package flags

import (
	"fmt"
	"net/url"
)

// PageAddress is the address of a page that is read from elsewhere.
type PageAddress string

// String, Type and Set are of pflag.Value.
func (a *PageAddress) String() string { return string(*a) }

func (a *PageAddress) Type() string { return "URL" }

func (a *PageAddress) Set(value string) error {
	u, err := url.Parse(value)
	if value != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https") {
		return fmt.Errorf("want an address with its scheme, such as https://example.org/story")
	}
	*a = PageAddress(value)
	return nil
}
