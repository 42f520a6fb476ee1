package train

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"galley/dataset"
	"galley/internal/svm"
)

// Cache is a folder of trained machines, each under a digest of the rows, labels and
// parameters that it was trained with. What the rows say is in the digest, so nothing
// outlives a change of columns, pages or labels, and a run that is repeated trains only
// what is new. The folder is bounded: what was not used for the longest time goes first.
// A Cache may be used by several goroutines, and a folder by several processes.
type Cache struct {
	dir  string
	most int64 // bytes

	mu   sync.Mutex
	size int64 // bytes of the machines, as far as this process knows
}

// cacheVersion is raised when a machine is to be trained in another way from the same rows.
const cacheVersion = 1

// defaultCacheSize is what a Cache holds at most, in bytes: a comparison of all ways on nine
// sites is about a fifth of it.
const defaultCacheSize = 1 << 30

// OpenCache opens a folder of trained machines, and makes it where there is none. It holds
// at most so many bytes; 0 is defaultCacheSize.
func OpenCache(dir string, most int64) (*Cache, error) {
	if most <= 0 {
		most = defaultCacheSize
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("train: the folder of trained machines: %w", err)
	}
	c := &Cache{dir: dir, most: most}
	c.shrink()
	return c, nil
}

const cachedSuffix = ".svm.gz"

// file is where a machine is.
func (c *Cache) file(key string) string { return filepath.Join(c.dir, key[:2], key+cachedSuffix) }

// keyOf is the digest of a training.
func keyOf(t svm.Trainer, p svm.Problem, params svm.Params) string {
	h := sha256.New()
	fmt.Fprintf(h, "%d %q %+v %d %d\n", cacheVersion, t.Path, params, p.Dim(), len(p.X))
	var row []byte
	for i, x := range p.X {
		row = binary.LittleEndian.AppendUint64(row[:0], uint64(int64(p.Y[i])))
		for _, v := range x {
			row = binary.LittleEndian.AppendUint64(row, math.Float64bits(v))
		}
		h.Write(row)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// get is the machine of a training that was done before; nil where there is none. A file
// that cannot be read is none.
func (c *Cache) get(key string, columns int) *svm.Model {
	name := c.file(key)
	f, err := os.Open(name)
	if err != nil {
		return nil
	}
	defer f.Close()
	in, err := gzip.NewReader(f)
	if err != nil {
		return nil
	}
	m, err := svm.ReadModel(in, columns)
	if err != nil {
		return nil
	}
	now := time.Now()
	os.Chtimes(name, now, now) // it was used; where that cannot be said it goes earlier
	return m
}

// put keeps a machine. What cannot be kept is trained again: a full disk ends no training.
func (c *Cache) put(key string, m *svm.Model) {
	var packed bytes.Buffer
	out := gzip.NewWriter(&packed)
	if _, err := m.WriteTo(out); err != nil || out.Close() != nil || dataset.WriteFile(c.file(key), packed.Bytes()) != nil {
		return
	}
	c.mu.Lock()
	c.size += int64(packed.Len())
	full := c.size > c.most
	c.mu.Unlock()
	if full {
		c.shrink()
	}
}

// shrink counts what is in the folder and removes the files that were not used for the
// longest time, until nine tenths of the bound are left where it was passed.
func (c *Cache) shrink() {
	c.mu.Lock()
	defer c.mu.Unlock()
	type file struct {
		name string
		size int64
		used time.Time
	}
	var files []file
	c.size = 0
	filepath.WalkDir(c.dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() || !isCached(name) {
			return nil // what is not there any more, and what is not the cache's
		}
		if info, err := d.Info(); err == nil {
			files = append(files, file{name, info.Size(), info.ModTime()})
			c.size += info.Size()
		}
		return nil
	})
	if c.size <= c.most {
		return
	}
	slices.SortFunc(files, func(a, b file) int { return a.used.Compare(b.used) })
	for _, f := range files {
		if c.size <= c.most/10*9 {
			return
		}
		if err := os.Remove(f.name); err == nil || errors.Is(err, fs.ErrNotExist) {
			c.size -= f.size
		}
	}
}

// isCached reports whether a file is one of a cache, by its name.
func isCached(name string) bool {
	base := filepath.Base(name)
	return len(base) == 2*sha256.Size+len(cachedSuffix) && base[2*sha256.Size:] == cachedSuffix
}

// trainMachine trains a machine, or takes it from the cache.
func (o Options) trainMachine(ctx context.Context, p svm.Problem, params svm.Params) (*svm.Model, error) {
	if o.Cache == nil {
		return o.Trainer.Train(ctx, p, params)
	}
	key := keyOf(o.Trainer, p, params)
	if m := o.Cache.get(key, p.Dim()); m != nil {
		return m, nil
	}
	m, err := o.Trainer.Train(ctx, p, params)
	if err == nil {
		o.Cache.put(key, m)
	}
	return m, err
}
