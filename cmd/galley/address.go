package main

import (
	"fmt"
	"net/url"
)

// pageAddress is the address of a page that is read from elsewhere.
type pageAddress string

func (a *pageAddress) String() string { return string(*a) }

func (a *pageAddress) Type() string { return "URL" }

func (a *pageAddress) Set(value string) error {
	u, err := url.Parse(value)
	if value != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https") {
		return fmt.Errorf("want an address with its scheme, such as https://example.org/story")
	}
	*a = pageAddress(value)
	return nil
}
