package terminal

import (
	"context"
	"io"
	"sync"
)

// Until reads until ctx ends: a pipe or a terminal may be silent for ever. Nothing is read
// before somebody asks for it.
func Until(ctx context.Context, in io.Reader) io.Reader { return &until{ctx: ctx, in: in} }

type until struct {
	ctx   context.Context
	in    io.Reader
	begin sync.Once
	pipe  *io.PipeReader
}

func (u *until) Read(p []byte) (int, error) {
	u.begin.Do(func() {
		r, w := io.Pipe()
		go func() {
			_, err := io.Copy(w, u.in)
			w.CloseWithError(err)
		}()
		context.AfterFunc(u.ctx, func() { w.CloseWithError(context.Cause(u.ctx)) })
		u.pipe = r
	})
	return u.pipe.Read(p)
}
