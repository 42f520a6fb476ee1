package labeler

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"strings"

	"galley/dataset"
)

// refusal is an error with the status it is answered with.
type refusal struct {
	status  int
	message string
}

func (e *refusal) Error() string { return e.message }

func refuse(status int, format string, args ...any) error {
	return &refusal{status, fmt.Sprintf(format, args...)}
}

// fail answers with what went wrong. Messages of the folder name files, which the
// person before the screen may know.
func fail(w http.ResponseWriter, err error) {
	var r *refusal
	var large *http.MaxBytesError
	status := http.StatusInternalServerError
	switch {
	case errors.As(err, &r):
		status = r.status
	case errors.As(err, &large):
		status = http.StatusRequestEntityTooLarge
	case errors.Is(err, dataset.ErrNoPage), errors.Is(err, dataset.ErrNoLabel), errors.Is(err, fs.ErrNotExist):
		status = http.StatusNotFound
	case errors.Is(err, ErrTooFew):
		status = http.StatusConflict
	}
	h := w.Header()
	h.Del("Content-Encoding")
	h.Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]string{"error": err.Error()})
}

func answer(w http.ResponseWriter, status int, value any) error {
	data, err := json.Marshal(value)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	w.Write(data)
	return nil
}

// zipped compresses what is sent more than once.
func zipped(data []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed) // the level is a good one
	z.Write(data)
	z.Close()
	return b.Bytes()
}

// answerZipped sends compressed data, unpacked for whoever cannot.
func answerZipped(w http.ResponseWriter, r *http.Request, contentType string, data []byte) error {
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("Vary", "Accept-Encoding")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		w.Header().Set("Content-Encoding", "gzip")
		_, err := w.Write(data)
		return ignore(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	_, err = io.Copy(w, z)
	return ignore(err)
}

// ignore drops the error of writing an answer: who asked is gone.
func ignore(error) error { return nil }

// unescaped is a value that the page wrote with percent signs: headers are ASCII.
func unescaped(value string) string {
	if plain, err := url.PathUnescape(value); err == nil {
		return plain
	}
	return ""
}

// question reads the JSON of a request, and nothing after it.
func question(r *http.Request, into any) error {
	d := json.NewDecoder(r.Body)
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			return err
		}
		return refuse(http.StatusBadRequest, "not understood: %v", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return refuse(http.StatusBadRequest, "not understood: more than one JSON value")
	}
	return nil
}
