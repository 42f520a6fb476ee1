package batch

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"github.com/spf13/pflag"

	"galley/batch"
	"galley/batch/sink"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/output"
	"galley/network"
)

// notSaved are flags that are of one run, not of a batch.
var notSaved = []string{"resume", "fresh", "output", "from", "jobs", "metrics", "log-format", "chrome", "no-sandbox", "proxy"}

// saved is the batch as its flags have it.
func (o *options) saved(s settings) saved {
	values := map[string]string{}
	o.visit(func(name, value string) { values[name] = value })
	return saved{Settings: s, Flags: values, Inputs: redacted(o.Args), Lists: redacted(o.Lists)}
}

// redacted are addresses without their passwords: these are for --auth, or to be given again.
func redacted(inputs []string) []string {
	out := make([]string, len(inputs))
	for i, in := range inputs {
		out[i] = network.Redact(in)
	}
	return out
}

// visit gives every flag that is not at its default.
func (o *options) visit(f func(name, value string)) {
	current := *o
	set := pflag.NewFlagSet("batch", pflag.ContinueOnError)
	shadow := &options{}
	shadow.register(set)
	defaults := map[string]string{}
	set.VisitAll(func(fl *pflag.Flag) { defaults[fl.Name] = fl.Value.String() })
	*shadow = current
	set.VisitAll(func(fl *pflag.Flag) {
		if value := fl.Value.String(); value != defaults[fl.Name] && !slices.Contains(notSaved, fl.Name) {
			f(fl.Name, flagText(fl.Value))
		}
	})
}

// restore sets the flags of a batch as they were, with its inputs unless others are given.
func (v *saved) restore(o *options) error {
	set := pflag.NewFlagSet("batch", pflag.ContinueOnError)
	keep := *o
	o.register(set)
	for name, value := range v.Flags {
		if err := setFlag(set, name, value); err != nil {
			return exit.AsUnreadable(fmt.Errorf("the settings of the batch: --%s: %w", name, err))
		}
	}
	o.out, o.resume, o.fresh, o.Jobs, o.Chrome, o.NoSandbox = keep.out, keep.resume, keep.fresh, keep.Jobs, keep.Chrome, keep.NoSandbox
	o.progressFlags = keep.progressFlags
	o.Proxy, o.Sender, o.named = keep.Proxy, keep.Sender, keep.named
	o.Format = v.Settings.Format
	o.Args, o.Lists = keep.Args, keep.Lists
	if len(o.Args) == 0 && len(o.Lists) == 0 {
		o.Args, o.Lists = v.Inputs, v.lists()
	}
	return nil
}

// flagText is the value of a flag as text; that of a list is JSON, because its parts may
// have commas.
func flagText(v pflag.Value) string {
	list, ok := v.(pflag.SliceValue)
	if !ok {
		return v.String()
	}
	data, _ := json.Marshal(list.GetSlice()) // strings can be encoded
	return string(data)
}

// setFlag sets a flag to what flagText gave.
func setFlag(set *pflag.FlagSet, name, value string) error {
	if fl := set.Lookup(name); fl != nil {
		if list, ok := fl.Value.(pflag.SliceValue); ok {
			var parts []string
			if err := json.Unmarshal([]byte(value), &parts); err != nil {
				return err
			}
			return list.Replace(parts)
		}
	}
	return set.Set(name, value)
}

// announce tells other processes where the queue is, and workers what to do.
func (p *plan) announce(ctx context.Context) error {
	if err := sink.ReplaceWith(p.state.dir, p.state.path("server"), []byte(p.queue.URL()+"\n"+p.options.job+"\n"), 0o600); err != nil {
		return fmt.Errorf("say where the queue is: %w", err)
	}
	if err := p.queue.Set(ctx, "cancelled", nil); err != nil {
		return err
	}
	values := map[string]string{}
	p.options.visit(func(name, value string) { values[name] = value })
	about := workerSettings{Flags: values, Format: p.options.Format, Kind: output.Kind(p.options.out), Wrapper: p.settings.Wrapper}
	if about.Kind == output.Bucket {
		about.Bucket = p.options.out
	}
	data, err := json.Marshal(about)
	if err != nil {
		return err
	}
	if p.options.Wrapper != "" {
		file, err := os.ReadFile(p.options.Wrapper)
		if err != nil {
			return exit.AsUnreadable(err)
		}
		if err := p.queue.Set(ctx, "wrapper", file); err != nil {
			return err
		}
	}
	return p.queue.Set(ctx, "settings", data)
}

// cancelled reports a batch that somebody cancelled. Its queue is empty then, so the run may
// come to its end before the watch tells.
func (p *plan) cancelled(ctx context.Context) bool {
	value, err := p.queue.Get(ctx, "cancelled")
	return err == nil && len(value) > 0
}

// watchCancel makes a context that ends when somebody cancels the batch.
func (p *plan) watchCancel(ctx context.Context, out *context.Context) (stop func()) {
	watched, cancel := context.WithCancelCause(ctx)
	*out = watched
	go watch(watched, p.queue, "cancelled", func() { cancel(batch.ErrCancelled) })
	return func() { cancel(nil) }
}
