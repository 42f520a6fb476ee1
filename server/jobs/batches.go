package jobs

import (
	"cmp"
	"slices"
	"time"

	"galley/batch"
	"galley/server/problem"
)

// find is a batch of the owner: those of others are not there.
func (s *Store) find(owner, id string) (*job, error) {
	j, ok := s.jobs[id]
	if !ok || j.Owner != owner {
		return nil, problem.NotFound.New("there is no batch " + id)
	}
	return j, nil
}

// Get is a batch.
func (s *Store) Get(owner, id string) (Batch, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	j, err := s.find(owner, id)
	if err != nil {
		return Batch{}, err
	}
	return j.seen(), nil
}

// List are the batches of the owner, the newest first.
func (s *Store) List(owner string) []Batch {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := []Batch{}
	for _, j := range s.jobs {
		if j.Owner == owner {
			list = append(list, j.seen())
		}
	}
	slices.SortFunc(list, func(a, b Batch) int { return cmp.Or(b.Created.Compare(a.Created), cmp.Compare(a.ID, b.ID)) })
	return list
}

// Cancel ends a batch. What is done stays.
func (s *Store) Cancel(owner, id string) (Batch, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	j, err := s.find(owner, id)
	if err != nil {
		return Batch{}, err
	}
	if !j.State.Ended() {
		if j.cancel != nil {
			j.cancel()
		}
		err = s.end(j, Cancelled, nil)
	}
	return j.seen(), err
}

// end gives a batch its last state.
func (s *Store) end(j *job, state State, why error) error {
	j.State, j.Ended = state, time.Now().UTC()
	if why != nil {
		j.Batch.Error = why.Error()
	}
	err := j.save()
	if j.Webhook != nil {
		select {
		case s.deliver <- j.ID:
		default: // sweep finds it
		}
	}
	return err
}

// States counts the batches by state.
func (s *Store) States() map[State]int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := map[State]int{Waiting: 0, Running: 0, Done: 0, Cancelled: 0, Failed: 0}
	for _, j := range s.jobs {
		n[j.State]++
	}
	return n
}

// seen is a copy for a client.
func (j *job) seen() Batch {
	b := j.Batch
	b.Status = map[batch.Status]int{}
	for status, n := range j.Status {
		b.Status[status] = n
	}
	if b.Webhook != nil {
		copied := *b.Webhook
		b.Webhook = &copied
	}
	return b
}
