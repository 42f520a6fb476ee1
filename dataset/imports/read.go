// Package imports reads labels that other programs made, as JSON lines, and finds on pages what they
// label: by addresses of elements, or by gold texts.
package imports

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

const (
	maxLine     = 64 << 20 // bytes of one line of labels; gold texts are long
	maxBadLines = 1000     // after so many the file is not one of labels
)

// Label is one line of labels that another program made: what to look for on a
// page, not yet found.
//
// Elements are named by absolute XPaths (or //*[@id="…"]/…, as browsers copy them),
// or by CSS selectors, of which the first match counts. Where a line names no body
// but has the gold text, the subtree whose words fit it best is the body.
type Label struct {
	Line      int      // 1-based, in what was read
	ID        string   // of the page, where there is no URL
	URL       string   // "url" or "url_path": absolute, or relative to the base that ByURL gets
	Title     string   // "title_xpath" or "title_css"
	Body      []string // "body_xpath", "body_xpaths" or "body_css", each a string or a list
	Cut       []string // "cut_xpaths": what inside the body does not belong
	TitleText string   // "title_text" or "title": what the title must say
	BodyText  string   // "body_text": what the body must hold
	GoldTitle string
	GoldText  string
	Article   bool // false: there is no article on the page
}

// LineError says that a line of labels cannot be used.
type LineError struct {
	Line int // 1-based
	Err  error
}

func (e *LineError) Error() string { return fmt.Sprintf("labels, line %d: %v", e.Line, e.Err) }

// Unwrap gives the cause.
func (e *LineError) Unwrap() error { return e.Err }

// Hint says what a line looks like.
func (e *LineError) Hint() string {
	return `a line is {"url":"https://…","title_xpath":"/html[1]/…","body_xpath":"/html[1]/…"}, or has "gold_text"`
}

// Read reads labels as JSON, a line a page; fields it does not know and
// blank lines are ignored. A bad line is a *LineError among errs, and reading goes
// on, unless there are a thousand of them. Lines may be 64 MB long.
func Read(r io.Reader) (list []Label, errs []error) {
	in := bufio.NewReaderSize(r, 1<<16)
	for number := 1; ; number++ {
		text, err := readLine(in)
		if err == io.EOF {
			return list, errs
		}
		var long *longLineError
		if err != nil && !errors.As(err, &long) {
			return list, append(errs, fmt.Errorf("labels, line %d: %w", number, err))
		}
		if number == 1 {
			text = bytes.TrimPrefix(text, []byte("\ufeff"))
		}
		if err == nil && len(bytes.TrimSpace(text)) == 0 {
			continue
		}
		var m Label
		if err == nil {
			m, err = parseImport(text)
		}
		if err == nil {
			m.Line = number
			list = append(list, m)
			continue
		}
		errs = append(errs, &LineError{number, err})
		if len(errs) == maxBadLines {
			return list, append(errs, fmt.Errorf("labels: %d bad lines, the rest is not read", maxBadLines))
		}
	}
}

type longLineError struct{}

func (*longLineError) Error() string { return fmt.Sprintf("longer than %d MB", maxLine>>20) }

// readLine is the next line without its end; io.EOF after the last. What is too
// long is skipped, in bounded memory.
func readLine(in *bufio.Reader) ([]byte, error) {
	var text []byte
	long := false
	for {
		part, err := in.ReadSlice('\n')
		if long = long || len(text)+len(part) > maxLine; long {
			text = nil
		} else {
			text = append(text, part...)
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case err != nil && (err != io.EOF || len(text) == 0 && !long):
			return nil, err
		case long:
			return nil, &longLineError{}
		}
		return text, nil
	}
}

// importLine is a line as it is written. Other programs spell some things in
// several ways.
type importLine struct {
	ID         json.RawMessage `json:"id"`
	URL        string          `json:"url"`
	URLPath    string          `json:"url_path"`
	TitleXPath string          `json:"title_xpath"`
	TitleCSS   string          `json:"title_css"`
	BodyXPath  oneOrMore       `json:"body_xpath"`
	BodyXPaths oneOrMore       `json:"body_xpaths"`
	BodyCSS    oneOrMore       `json:"body_css"`
	CutXPaths  oneOrMore       `json:"cut_xpaths"`
	TitleText  string          `json:"title_text"`
	Title      string          `json:"title"`
	BodyText   string          `json:"body_text"`
	GoldText   string          `json:"gold_text"`
	GoldTitle  string          `json:"gold_title"`
	Article    *bool           `json:"article"`
}

// oneOrMore is a JSON string or a list of them. Empty ones do not count.
type oneOrMore []string

func (o *oneOrMore) UnmarshalJSON(data []byte) error {
	var list []string
	if data[0] == '"' {
		list = []string{""}
		if err := json.Unmarshal(data, &list[0]); err != nil {
			return err
		}
	} else if err := json.Unmarshal(data, &list); err != nil {
		return errors.New("want a string or a list of strings")
	}
	*o = slices.DeleteFunc(list, func(s string) bool { return strings.TrimSpace(s) == "" })
	return nil
}

func parseImport(text []byte) (Label, error) {
	var l importLine
	if err := json.Unmarshal(text, &l); err != nil {
		return Label{}, err
	}
	m := Label{
		ID: plainID(l.ID), URL: trimmedOr(l.URL, l.URLPath),
		Title: trimmedOr(l.TitleXPath, l.TitleCSS), Cut: l.CutXPaths,
		TitleText: trimmedOr(l.TitleText, l.Title), BodyText: l.BodyText,
		GoldText: l.GoldText, GoldTitle: l.GoldTitle,
		Article: l.Article == nil || *l.Article,
	}
	for _, body := range []oneOrMore{l.BodyXPath, l.BodyXPaths, l.BodyCSS} {
		if len(m.Body) == 0 {
			m.Body = body
		}
	}
	switch {
	case m.URL == "" && m.ID == "":
		return m, errors.New(`neither "url" nor "url_path" nor "id"`)
	case m.Article && m.Title == "" && len(m.Body) == 0 && m.GoldText == "" && m.GoldTitle == "":
		return m, errors.New(`nothing is labelled: no XPath, no selector, no gold text, and not "article": false`)
	}
	return m, nil
}

// plainID takes ids that are strings or numbers.
func plainID(raw json.RawMessage) string {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		return s
	}
	if len(raw) > 0 && (raw[0] == '-' || raw[0] >= '0' && raw[0] <= '9') {
		return string(raw)
	}
	return ""
}

// trimmedOr is the first text, the second where that is blank; either trimmed.
func trimmedOr(first, second string) string {
	return cmp.Or(strings.TrimSpace(first), strings.TrimSpace(second))
}
