package input

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// jsonFeed reads the entries of a feed in JSON (jsonfeed.org, version 1.1).
func jsonFeed(s *stream, emit Emit) error {
	room := &bounded{in: s.in}
	d := json.NewDecoder(room)
	more := func() { room.left, room.limit = maxToken, maxToken }
	more()
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		more()
		name, err := d.Token()
		if err != nil {
			return whole(err)
		}
		if name == "items" {
			err = jsonItems(d, more, emit)
		} else {
			err = d.Decode(&json.RawMessage{})
		}
		if err != nil {
			return whole(err)
		}
	}
	_, err := d.Token()
	return whole(err)
}

func jsonItems(d *json.Decoder, more func(), emit Emit) error {
	if open, err := d.Token(); err != nil || open != json.Delim('[') {
		return errors.Join(err, errors.New("its items are no list"))
	}
	for d.More() {
		more()
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return err
		}
		var fields map[string]any
		json.Unmarshal(raw, &fields) // what is no object has no address
		a := entry{}
		a.link, _ = fields["url"].(string)
		a.alternate, _ = fields["external_url"].(string)
		if id, _ := fields["id"].(string); isWeb(id) {
			a.id = id
		}
		if err := a.emit(emit); err != nil {
			return err
		}
	}
	_, err := d.Token()
	return err
}

// whole says of JSON that it ends too early.
func whole(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("it ends before its end: %w", io.ErrUnexpectedEOF)
	}
	return err
}
