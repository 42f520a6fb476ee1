package batch

import (
	"strings"
	"time"

	"galley/batch"
	"galley/batch/bucket"
	"galley/batch/input"
	"galley/batch/sink"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/output"
)

// stored is the work with its results in the bucket that -o names; without one the work
// as it is, and nil.
func (o *options) stored(work batch.Work) (batch.Work, *bucket.Bucket, error) {
	if output.Kind(o.out) != output.Bucket {
		return work, nil, nil
	}
	b, err := bucket.Parse(o.out)
	if err != nil {
		return nil, nil, exit.With(exit.Usage, err)
	}
	if strings.Contains(o.name, "{date}") {
		return nil, nil, exit.Usagef("leave it away", "--name with {date} does not serve object storage: a page that is done twice must have one name")
	}
	template, err := o.template()
	if err != nil {
		return nil, nil, err
	}
	name := func(item input.Item) string {
		address := item.URL
		if item.File != "" && !item.Record {
			address = item.Input
		}
		return template.Name(sink.Names{Address: address, Key: item.Key, Date: time.Time{}})
	}
	return &batch.Stored{Work: work, Bucket: b, Name: name}, b, nil
}
