// Package keyset holds sets of hashes on disk, so that lists without an end are freed of
// duplicates in a few kilobytes of memory.
package keyset

import (
	"encoding/binary"
	"fmt"
	"os"
	"sync"
)

// Key is the hash of a thing, 128 bits of it: among 10^9 things the probability that two
// share one is below 10^-20. The zero Key stands for an empty slot and is changed to 1.
type Key [16]byte

// Set is a hash table with open addressing in a temporary file: 16 bytes a slot, at most
// half of the slots in use. Pages of the file are cached by the system, not by the
// process. It is a cache of what other files say, so it is not kept: Close removes it.
type Set struct {
	mu    sync.Mutex
	dir   string
	file  *os.File
	slots uint64 // a power of two
	count uint64
}

const firstSlots = 1 << 12

// New makes an empty set, with its file in dir.
func New(dir string) (*Set, error) {
	s := &Set{dir: dir}
	var err error
	s.file, err = s.table(firstSlots)
	s.slots = firstSlots
	return s, err
}

// table makes an empty file for that many slots. Where the system allows it the file has
// no name any more, so that a killed process leaves nothing behind.
func (s *Set) table(slots uint64) (*os.File, error) {
	f, err := os.CreateTemp(s.dir, ".keys-")
	if err == nil {
		os.Remove(f.Name())
		err = f.Truncate(int64(slots * 16))
	}
	if err != nil {
		return nil, fmt.Errorf("make a set of keys in %s: %w", s.dir, err)
	}
	return f, nil
}

// Add adds a key, and reports whether it is new.
func (s *Set) Add(k Key) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if 2*(s.count+1) > s.slots {
		if err := s.grow(); err != nil {
			return false, err
		}
	}
	added, err := insert(s.file, s.slots, k)
	if added {
		s.count++
	}
	return added, err
}

// Has reports whether a key is in the set.
func (s *Set) Has(k Key) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, found, err := find(s.file, s.slots, k)
	return found, err
}

// Len is the number of keys.
func (s *Set) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return int(s.count)
}

// Close removes the set.
func (s *Set) Close() error {
	name := s.file.Name()
	err := s.file.Close()
	os.Remove(name)
	return err
}

// grow moves the keys to a file of twice the size.
func (s *Set) grow() error {
	f, err := s.table(2 * s.slots)
	if err != nil {
		return err
	}
	buf := make([]byte, 64<<10)
	for at := int64(0); at < int64(s.slots*16); at += int64(len(buf)) {
		n, err := s.file.ReadAt(buf, at)
		if n == 0 && err != nil {
			return fmt.Errorf("read a set of keys: %w", err)
		}
		for i := 0; i+16 <= n; i += 16 {
			if k := Key(buf[i : i+16]); k != (Key{}) {
				if _, err := insert(f, 2*s.slots, k); err != nil {
					return err
				}
			}
		}
	}
	s.file.Close()
	os.Remove(s.file.Name())
	s.file, s.slots = f, 2*s.slots
	return nil
}

func insert(f *os.File, slots uint64, k Key) (bool, error) {
	at, found, err := find(f, slots, k)
	if found || err != nil {
		return false, err
	}
	k = orOne(k)
	if _, err := f.WriteAt(k[:], at); err != nil {
		return false, fmt.Errorf("write a set of keys: %w", err)
	}
	return true, nil
}

// find looks for a key from the slot of its hash on; at is where it is or belongs.
func find(f *os.File, slots uint64, k Key) (at int64, found bool, err error) {
	k = orOne(k)
	var buf [16 * 16]byte
	for slot := binary.LittleEndian.Uint64(k[:8]) & (slots - 1); ; {
		n := min(16, slots-slot)
		if _, err := f.ReadAt(buf[:n*16], int64(slot*16)); err != nil {
			return 0, false, fmt.Errorf("read a set of keys: %w", err)
		}
		for i := range n {
			at = int64((slot + i) * 16)
			switch Key(buf[i*16 : i*16+16]) {
			case k:
				return at, true, nil
			case Key{}:
				return at, false, nil
			}
		}
		slot = (slot + n) & (slots - 1)
	}
}

func orOne(k Key) Key {
	if k == (Key{}) {
		k[15] = 1
	}
	return k
}
