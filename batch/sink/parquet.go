package sink

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/klauspost/compress/zstd"
	"github.com/parquet-go/parquet-go"
)

// Parquet collects rows in a compressed log, and makes the Parquet file of all of them
// when it is closed: a file of that format is whole or useless.
type Parquet struct {
	*Log
	name string
	temp string // folder that the file begins in
}

// OpenParquet writes the Parquet file of that name from the rows in log, which ends at
// the given byte. The file begins in the folder of the log, which is on the same disk.
func OpenParquet(name, log, shown string, end int64) (*Parquet, error) {
	l, err := OpenLog(log, shown, end)
	if err != nil {
		return nil, err
	}
	return &Parquet{l, name, filepath.Dir(log)}, nil
}

// Bounds of a row group: it is in memory while it is written.
const (
	groupRows  = 10_000
	groupBytes = 16 << 20
)

// Close writes the file.
func (p *Parquet) Close() error {
	defer p.Log.Close()
	if _, err := p.Log.file.Seek(0, io.SeekStart); err != nil {
		return fmt.Errorf("write %s: %w", p.name, err)
	}
	z, err := zstd.NewReader(io.LimitReader(p.Log.file, p.Log.end), zstd.WithDecoderConcurrency(1))
	if err != nil {
		return fmt.Errorf("write %s: %w", p.name, err)
	}
	defer z.Close()
	if err := Replace(p.temp, p.name, 0o644, func(out *os.File) error { return writeRows(z, out) }); err != nil {
		return fmt.Errorf("write %s: %w", p.name, err)
	}
	return nil
}

func writeRows(lines io.Reader, out *os.File) error {
	w := parquet.NewGenericWriter[Row](out, append(withoutBounds(), parquet.CreatedBy("galley", "1", ""))...)
	in := bufio.NewReaderSize(lines, 256<<10)
	rows, bytes := 0, 0
	for {
		line, err := in.ReadBytes('\n')
		if err == io.EOF {
			return w.Close()
		}
		if err != nil {
			return err
		}
		row, err := readRow(line)
		if err != nil {
			return err
		}
		if _, err := w.Write([]Row{row}); err != nil {
			return err
		}
		rows, bytes = rows+1, bytes+len(line)
		if rows >= groupRows || bytes >= groupBytes {
			if err := w.Flush(); err != nil {
				return err
			}
			rows, bytes = 0, 0
		}
	}
}
