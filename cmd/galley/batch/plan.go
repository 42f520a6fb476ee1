package batch

import (
	"fmt"
	"time"

	"galley/batch"
	"galley/batch/bucket"
	"galley/batch/politeness"
	"galley/batch/queue"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/selector"
	"galley/internal/fetch"
)

// began is when the program was started.
var began = time.Now()

// plan is a batch that is about to run.
type plan struct {
	options  *options
	state    *state
	temp     *tempFolder
	queue    *queue.Queue
	job      batch.Options
	client   *fetch.Client
	store    *bucket.Bucket // nil: results go to the writer
	work     *batch.Extraction
	settings settings
	told     int  // how many more failures are told one by one; the manifest has all
	known    bool // it was begun before
}

// maxTold is how many failures of a batch are told: who began it sees what goes wrong, and a long one does not flood
// the terminal.
const maxTold = 10

// openBatch checks the flags and locks the batch.
func openBatch(o *options) (p *plan, err error) {
	o.Article.Suit(o.out)
	if err := o.check(); err != nil {
		return nil, err
	}
	if err := o.otherFile(); err != nil {
		return nil, err
	}
	p = &plan{options: o, told: maxTold}
	if p.temp, err = openTemp(); err != nil {
		return nil, err
	}
	if p.state, err = openState(o.out); err != nil {
		p.temp.close()
		return nil, lockedBatch(err, o.out)
	}
	if err = p.begin(); err != nil {
		p.close()
		return nil, err
	}
	return p, nil
}

// begin compares the settings with those of the last time.
func (p *plan) begin() error {
	o := p.options
	if o.fresh {
		if err := p.state.forget(); err != nil {
			return fmt.Errorf("forget the batch: %w", err)
		}
	}
	old, err := p.state.load()
	if err != nil {
		return err
	}
	if o.resume && old != nil {
		if err := old.restore(o); err != nil {
			return err
		}
	}
	sel, digest, err := readWithDigest(&o.Choice)
	if err != nil {
		return err
	}
	p.settings = o.settings(digest)
	p.known = old != nil
	if old != nil && !old.Settings.equal(p.settings) && p.state.hasResults() {
		return exit.Usagef("use another -o, the settings of the last time (--resume), or --fresh, which begins anew", "the batch of %s was begun with other settings: %s", o.out, old.Settings.difference(p.settings))
	}
	if !o.resume || old == nil {
		if err := p.state.save(o.saved(p.settings)); err != nil {
			return err
		}
	}
	return p.tools(sel)
}

// tools are what pages are worked on with.
func (p *plan) tools(sel selector.Selector) (err error) {
	o := p.options
	p.client, p.work, err = o.extraction(sel)
	if err != nil {
		return err
	}
	work, store, err := o.stored(p.work)
	if err != nil {
		return err
	}
	p.store = store
	p.job = batch.Options{
		Manifest: p.state.manifest, Scratch: p.state.dir, Work: work, Jobs: o.Jobs, Judge: batch.Judge(exit.Code),
		Hosts: politeness.Options{Delay: o.Delay, Connections: o.PerHost, Backoff: o.Backoff},
		Tries: o.Tries, Wrapper: p.settings.Wrapper, Stats: batch.NewStats(), Name: workerName(),
	}
	if !o.IgnoreRobots {
		p.job.Robots = p.client
	}
	if p.work.Browsers != nil {
		p.work.Browsers.Renewed = p.job.Stats.Restarted
	}
	return nil
}

func (p *plan) close() {
	if p.work != nil {
		if p.work.Browsers != nil {
			p.work.Browsers.Close()
		}
		p.work.Parser.Close()
		p.client.Close()
	}
	if p.queue != nil {
		p.queue.Close()
	}
	p.state.close()
	p.temp.close()
}
