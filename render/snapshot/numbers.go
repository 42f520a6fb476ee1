package snapshot

import (
	"bytes"
	"fmt"
	"strconv"

	"github.com/chromedp/cdproto/cdp"
)

// number is what columns are of.
type number interface {
	int64 | float64 | cdp.BackendNodeID
}

// numbers is a column of numbers.
type numbers[N number] []N

// UnmarshalJSON reads an array of numbers.
func (n *numbers[N]) UnmarshalJSON(text []byte) error {
	list, rest, err := parseNumbers((*n)[:0], text)
	if err == nil && len(rest) > 0 {
		err = fmt.Errorf("after an array of numbers there is %.20q", rest)
	}
	*n = list
	return err
}

// rows is a column of short arrays of numbers.
type rows[N number] [][]N

// UnmarshalJSON reads an array of arrays of numbers.
func (r *rows[N]) UnmarshalJSON(text []byte) error {
	rest, ok := bytes.CutPrefix(text, []byte("["))
	if !ok {
		return fmt.Errorf("no array of arrays: %.20q", text)
	}
	count := bytes.Count(rest, []byte("["))
	list := make([][]N, 0, count)
	all := make([]N, 0, count+bytes.Count(rest, []byte(",")))
	for !bytes.Equal(rest, []byte("]")) {
		began := len(all)
		var err error
		if all, rest, err = parseNumbers(all, rest); err != nil {
			return err
		}
		list = append(list, all[began:len(all):len(all)])
		rest = bytes.TrimPrefix(rest, []byte(","))
	}
	*r = list
	return nil
}

// parseNumbers appends the numbers of the JSON array that the text begins with, which has no
// white space, and returns the text behind it.
func parseNumbers[N number](list []N, text []byte) ([]N, []byte, error) {
	rest, ok := bytes.CutPrefix(text, []byte("["))
	if !ok {
		return list, text, fmt.Errorf("no array of numbers: %.20q", text)
	}
	if list == nil {
		list = make([]N, 0, 1+bytes.Count(rest, []byte(",")))
	}
	for begin, i := 0, 0; i < len(rest); i++ {
		if rest[i] != ',' && rest[i] != ']' {
			continue
		}
		if i == 0 && rest[i] == ']' {
			return list, rest[1:], nil
		}
		n, err := parseNumber[N](rest[begin:i])
		if err != nil {
			return list, rest, err
		}
		list = append(list, n)
		if rest[i] == ']' {
			return list, rest[i+1:], nil
		}
		begin = i + 1
	}
	return list, rest, fmt.Errorf("an array of numbers has no end: %.20q", text)
}

// parseNumber reads one number. Nearly all are whole and small.
func parseNumber[N number](text []byte) (N, error) {
	var whole int64
	digits := text
	if len(digits) > 0 && digits[0] == '-' {
		digits = digits[1:]
	}
	if len(digits) == 0 || len(digits) > 15 {
		return slowNumber[N](text)
	}
	for _, c := range digits {
		if c < '0' || c > '9' {
			return slowNumber[N](text)
		}
		whole = whole*10 + int64(c-'0')
	}
	if len(digits) < len(text) {
		whole = -whole
	}
	return N(whole), nil
}

func slowNumber[N number](text []byte) (N, error) {
	n, err := strconv.ParseFloat(string(text), 64)
	return N(n), err
}
