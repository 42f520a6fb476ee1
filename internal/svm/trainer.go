package svm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// ErrNoTrainer is what errors.Is finds when the program svm-train cannot be run.
var ErrNoTrainer = errors.New("svm-train not found")

// A NoTrainerError says where svm-train was looked for.
type NoTrainerError struct {
	Path string // the program that was asked for
	Err  error  // why it cannot be run
}

func (e *NoTrainerError) Error() string {
	return fmt.Sprintf("svm: %v: %v", ErrNoTrainer, e.Err)
}

// Unwrap lets errors.Is find ErrNoTrainer and the cause.
func (e *NoTrainerError) Unwrap() []error { return []error{ErrNoTrainer, e.Err} }

// Hint says what to do about it; the command line prints it under the error.
func (e *NoTrainerError) Hint() string {
	return "install LIBSVM's programs: apt-get install libsvm-tools (Debian, Ubuntu), " +
		"dnf install libsvm (Fedora), brew install libsvm (macOS), " +
		"or https://www.csie.ntu.edu.tw/~cjlin/libsvm/"
}

// A Trainer runs LIBSVM's svm-train. The zero Trainer runs the one on PATH.
type Trainer struct {
	Path string // the program, as a path or a name on PATH; "" means svm-train
}

// Train trains with the svm-train on PATH. See Trainer.Train.
func Train(ctx context.Context, p Problem, params Params) (*Model, error) {
	return Trainer{}.Train(ctx, p, params)
}

// Find returns the absolute path of the program that Train would run, or a
// *NoTrainerError.
func (t Trainer) Find() (string, error) {
	name := t.Path
	if name == "" {
		name = "svm-train"
	}
	path, err := exec.LookPath(name)
	if err == nil {
		path, err = filepath.Abs(path) // the program runs in another folder
	}
	if err != nil {
		return "", &NoTrainerError{Path: name, Err: err}
	}
	return path, nil
}

// Train trains a machine on p. The same p and params give the same bytes on one
// platform. The order of the rows counts in the last digits and, with
// Params.Probability, for the folds.
//
// A run takes from milliseconds to minutes. When ctx ends, svm-train and whatever
// it has started are killed, and the error wraps ctx.Err(). The files are in a
// temporary folder that is gone when Train returns.
//
// Errors: ErrOneClass before anything is run; those of Problem.Check and of
// Params out of range; a *NoTrainerError; and for a run that failed, the
// arguments and what svm-train said.
func (t Trainer) Train(ctx context.Context, p Problem, params Params) (*Model, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	if pos, neg := p.classes(); pos == 0 || neg == 0 {
		return nil, fmt.Errorf("%w (got %d and %d)", ErrOneClass, pos, neg)
	}
	args, err := params.args()
	if err != nil {
		return nil, err
	}
	path, err := t.Find()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "galley-svm-")
	if err != nil {
		return nil, fmt.Errorf("svm: training: %w", err)
	}
	defer os.RemoveAll(dir)

	if err := writeProblemFile(filepath.Join(dir, "problem"), p); err != nil {
		return nil, err
	}
	if err := run(ctx, dir, path, args); err != nil {
		return nil, err
	}
	f, err := os.Open(filepath.Join(dir, "model"))
	if err != nil {
		return nil, fmt.Errorf("svm: %s left no model: %w", path, err)
	}
	defer f.Close()
	return ReadModel(f, p.Dim())
}

// run runs svm-train in dir, from the file "problem" to the file "model". The
// names are relative because svm-train copies them into arrays of 1024 bytes.
func run(ctx context.Context, dir, path string, args []string) error {
	cmd := exec.CommandContext(ctx, path, append(args, "problem", "model")...)
	cmd.Dir = dir
	var said messages
	cmd.Stdout, cmd.Stderr = &said, &said
	cmd.WaitDelay = 5 * time.Second
	ownGroup(cmd)
	err := cmd.Run()
	if ctx.Err() != nil {
		return fmt.Errorf("svm: training: %w", ctx.Err())
	}
	if err != nil {
		return fmt.Errorf("svm: %s: %w: %s", strings.Join(cmd.Args, " "), err, said.String())
	}
	return nil
}

func writeProblemFile(name string, p Problem) error {
	f, err := os.Create(name)
	if err != nil {
		return fmt.Errorf("svm: training: %w", err)
	}
	err = WriteProblem(f, p)
	return errors.Join(err, f.Close())
}

// messages keeps the beginning of what a program says and drops the rest: the
// usage text and a warning repeated for every fold need no more.
type messages struct{ text []byte }

const maxMessages = 4 << 10

func (m *messages) Write(b []byte) (int, error) {
	m.text = append(m.text, b[:min(len(b), maxMessages-len(m.text))]...)
	return len(b), nil
}

// String returns what was said, on one line.
func (m *messages) String() string {
	if fields := bytes.Fields(m.text); len(fields) > 0 {
		return string(bytes.ToValidUTF8(bytes.Join(fields, []byte(" ")), []byte("?")))
	}
	return "it said nothing"
}
