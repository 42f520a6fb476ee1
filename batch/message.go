package batch

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"time"

	"galley/batch/input"
)

// job is an item in the queue.
type job struct {
	Item   input.Item `json:"item"`
	Queued time.Time  `json:"queued"`
}

// packResult makes one message of an outcome with its result: the length of the outcome,
// the outcome as JSON, the length of the data, the data, the records for the archive.
func packResult(o Outcome, data, archive []byte) ([]byte, error) {
	head, err := json.Marshal(o)
	if err != nil {
		return nil, err
	}
	message := make([]byte, 0, len(head)+len(data)+len(archive)+8)
	message = binary.BigEndian.AppendUint32(message, uint32(len(head)))
	message = append(message, head...)
	message = binary.BigEndian.AppendUint32(message, uint32(len(data)))
	message = append(message, data...)
	return append(message, archive...), nil
}

var errNoResult = errors.New("the message holds no result")

func unpackResult(message []byte) (o Outcome, data, archive []byte, err error) {
	head, rest, err := cut(message)
	if err == nil {
		err = json.Unmarshal(head, &o)
	}
	if err == nil {
		data, archive, err = cut(rest)
	}
	return o, data, archive, err
}

func cut(message []byte) (part, rest []byte, err error) {
	if len(message) < 4 {
		return nil, nil, errNoResult
	}
	n := int64(binary.BigEndian.Uint32(message))
	if n > int64(len(message)-4) {
		return nil, nil, errNoResult
	}
	return message[4 : 4+n], message[4+n:], nil
}
