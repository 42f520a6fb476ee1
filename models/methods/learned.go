package methods

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"galley/models"
	"galley/models/clg"
	"galley/models/method"
	"galley/models/ted"
	"galley/models/vwrapper"
)

// Learned are the methods that are learned from labelled pages by other means than a
// models.Wrapper, in a fixed order.
func Learned() []method.Learned {
	return slices.Concat(vwrapper.Learned(), ted.Learned(), clg.Learned())
}

// LookupLearned is the learned method of a name. The error is an *Error.
func LookupLearned(name string) (method.Learned, error) {
	var known []string
	for _, l := range Learned() {
		if l.Name == name {
			return l, nil
		}
		known = append(known, l.Name)
	}
	return method.Learned{}, &Error{name, "there is no such method to learn", "there are: " + strings.Join(known, ", ")}
}

// ReadLearned reads the file of a learned method, whichever it is. ok is false where the
// data is no such file: it may be a wrapper.
func ReadLearned(data []byte) (m method.Trained, name string, ok bool, err error) {
	if len(data) == 0 || data[0] != '{' {
		return nil, "", false, nil
	}
	var head method.LearnedHeader
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, "", true, models.DamagedError("the file of a method", err)
	}
	if head.Method == "" {
		return nil, "", true, &models.FormatError{Reason: "JSON that names no method", Advice: "train one: galley train -d DIR -o FILE.wrapper (-d names a dataset)"}
	}
	l, err := LookupLearned(head.Method)
	if err != nil {
		return nil, head.Method, true, err
	}
	if m, err = l.Read(bytes.NewReader(data)); err != nil {
		return nil, l.Name, true, err // m is not nil, but has a nil pointer
	}
	return m, l.Name, true, nil
}
