package wire

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// Refusal is an error with the status it is answered with.
type Refusal struct {
	Status  int // of HTTP
	Message string
}

func (e *Refusal) Error() string { return e.Message }

// Refuse makes a Refusal of a format as fmt has them.
func Refuse(status int, format string, args ...any) error {
	return &Refusal{status, fmt.Sprintf(format, args...)}
}

// Answer sends a value as JSON.
func Answer(w http.ResponseWriter, status int, value any) error {
	data, err := json.Marshal(value)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	w.Write(data)
	return nil
}

// Zip compresses what is sent more than once.
func Zip(data []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed) // the level is a good one
	z.Write(data)
	z.Close()
	return b.Bytes()
}

// AnswerZipped sends compressed data, unpacked for whoever cannot.
func AnswerZipped(w http.ResponseWriter, r *http.Request, contentType string, data []byte) error {
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("Vary", "Accept-Encoding")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		w.Header().Set("Content-Encoding", "gzip")
		w.Write(data) // an error is that who asked is gone
		return nil
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	io.Copy(w, z)
	return nil
}

// AnswerFile sends data as what it is.
func AnswerFile(w http.ResponseWriter, contentType string, data []byte) error {
	w.Header().Set("Content-Type", contentType)
	w.Write(data) // an error is that who asked is gone
	return nil
}

// Read reads the JSON of a request, and nothing after it.
func Read(r *http.Request, into any) error {
	d := json.NewDecoder(r.Body)
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			return err
		}
		return Refuse(http.StatusBadRequest, "not understood: %v", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return Refuse(http.StatusBadRequest, "not understood: more than one JSON value")
	}
	return nil
}
