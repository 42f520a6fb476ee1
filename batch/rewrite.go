package batch

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"galley/batch/keyset"
	"galley/batch/sink"
)

// DropLines writes a manifest anew without the lines that drop says yes to, as a whole
// or not at all; it begins in the folder temp. Nobody else may have it open.
func DropLines(name, temp string, drop func(Outcome) bool) (dropped int, err error) {
	err = sink.Replace(temp, name, 0o644, func(out *os.File) error {
		w := bufio.NewWriter(out)
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		err := ReadManifest(name, func(o Outcome) error {
			if drop(o) {
				dropped++
				return nil
			}
			return e.Encode(o)
		})
		return errors.Join(err, w.Flush())
	})
	if err != nil {
		return 0, fmt.Errorf("write the manifest %s: %w", name, err)
	}
	return dropped, nil
}

// MergeManifest puts the lines of an earlier manifest before those of the one of that
// name, but for the inputs that have a newer line there, and removes the earlier file.
// Who is killed meanwhile does it again. Nobody else may have them open.
func MergeManifest(name, earlier, temp string) error {
	newer, err := keyset.New(temp)
	if err != nil {
		return err
	}
	defer newer.Close()
	err = sink.Replace(temp, name, 0o644, func(out *os.File) error {
		w := bufio.NewWriter(out)
		if err := readKeys(name, newer); err != nil {
			return err
		}
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		keep := func(o Outcome) error {
			key, _ := parseKey(o.Key)
			if again, err := newer.Has(key); again || err != nil {
				return err
			}
			return e.Encode(o)
		}
		err := ReadManifest(earlier, keep)
		if err == nil {
			err = ReadManifest(name, func(o Outcome) error { return e.Encode(o) })
		}
		return errors.Join(err, w.Flush())
	})
	if err != nil {
		return fmt.Errorf("merge the manifests %s and %s: %w", earlier, name, err)
	}
	return os.Remove(earlier)
}

// readKeys adds the keys of a manifest to a set.
func readKeys(name string, keys *keyset.Set) error {
	return ReadManifest(name, func(o Outcome) error {
		key, _ := parseKey(o.Key)
		_, err := keys.Add(key)
		return err
	})
}
