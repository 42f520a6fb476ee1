// The label of the page on the screen before it is accepted: which nodes are title,
// body and cut, and whether a person or a proposal says so. Nodes are numbers of the
// page in memory; labels have those of the server.

export class Draft {
  // A label that there is comes first, then the proposal. other is what a wrapper, or
  // another person, says in a review, to compare with.
  constructor(doc, labelling, other = null) {
    this.doc = doc;
    this.touched = false;  // a person changed it since it was stored
    this.chosen = {};      // by mode, the node chosen last
    this.last = new Map(); // where ↓ goes back to after ↑
    this.changing = () => {}; // called before each change
    this.proposal = this.read(other ?? labelling.proposal);
    this.reviewing = other !== null;
    this.stale = labelling.label?.stale ?? '';
    const label = labelling.label && !labelling.label.stale ? labelling.label : null;
    this.none = label ? !label.article : this.proposal.none;
    this.confirmed = label !== null;
    this.take(label ? this.read(label) : this.proposal);
    this.by = { title: this.confirmed, body: this.confirmed, cut: this.confirmed };
  }

  read(l) {
    const at = id => this.doc.at(id), list = ids => (ids ?? []).map(at).filter(i => i >= 0);
    return l ? { title: at(l.title), roots: list(l.roots), cut: list(l.cut), none: !l.article } : { title: -1, roots: [], cut: [], none: false };
  }

  take({ title, roots, cut }) { Object.assign(this, { title, roots: [...roots], cut: [...cut] }); }

  label() {
    const ids = list => list.map(i => this.doc.id(i));
    if (this.none) return { title: -1, roots: [], cut: [], article: false, by: 'human' };
    return { title: this.doc.id(this.title), roots: ids(this.roots), cut: ids(this.cut), article: true, by: 'human' };
  }

  // snapshot is all of it that changes, as plain values.
  snapshot() {
    const { title, roots, cut, none, by, chosen, touched } = this;
    return { title, roots: [...roots], cut: [...cut], none, by: { ...by }, chosen: { ...chosen }, touched };
  }

  restore(was) {
    this.take(was);
    Object.assign(this, { none: was.none, by: { ...was.by }, chosen: { ...was.chosen }, touched: was.touched });
  }

  // change is before every change by a person.
  change() {
    this.changing(this.snapshot());
    this.touched = true;
  }

  // parts are the nodes of a mode.
  parts(mode) { return mode === 'title' ? (this.title < 0 ? [] : [this.title]) : mode === 'cut' ? this.cut : this.roots; }

  // active is the node that arrow keys move: of the mode the one chosen last, else the
  // largest part; -1 where there is none.
  active(mode) {
    const list = this.parts(mode);
    if (list.includes(this.chosen[mode])) return this.chosen[mode];
    return list.length ? list.reduce((a, b) => (this.doc.words(b) > this.doc.words(a) ? b : a)) : -1;
  }

  // nextPart makes the next part of a mode the active one.
  nextPart(mode) {
    const list = this.parts(mode);
    if (list.length) this.chosen[mode] = list[(list.indexOf(this.active(mode)) + 1) % list.length];
  }

  // choose makes i the title, the body (or one more part of it), or a cut, and reports
  // whether that can be: a cut must be inside the body.
  choose(i, mode, more = false) {
    if (i < 0) return false;
    if (mode === 'cut' && !this.roots.some(r => r !== i && this.doc.contains(r, i))) return false;
    this.change();
    this.none = false;
    this.chosen[mode] = i;
    if (mode === 'title') {
      this.title = this.title === i && more ? -1 : i;
    } else if (mode === 'cut') {
      this.cut = this.cut.includes(i) ? this.cut.filter(c => c !== i) : this.outer(this.cut, i);
    } else {
      this.roots = !more ? [i] : this.roots.includes(i) ? this.roots.filter(r => r !== i) : this.outer(this.roots, i);
    }
    this.by[mode] = true;
    this.tidy();
    return true;
  }

  // drop takes back the active node of a mode, and gives it; the only part of a body stays.
  drop(mode) {
    const i = this.active(mode);
    if (i < 0 || this.none || (mode === 'body' && this.roots.length < 2)) return -1;
    this.change();
    this.by[mode] = true;
    if (mode === 'title') this.title = -1;
    else this[mode === 'cut' ? 'cut' : 'roots'] = this.parts(mode).filter(n => n !== i);
    this.tidy();
    return i;
  }

  // replace moves the active node of a mode to i.
  replace(i, mode) {
    const from = this.active(mode);
    this.change();
    this.none = false;
    this.chosen[mode] = i;
    this.by[mode] = true;
    if (mode === 'title') { this.title = i; return; }
    const key = mode === 'cut' ? 'cut' : 'roots';
    this[key] = from < 0 ? [i] : this.outer(this[key].filter(n => n !== from), i);
    this.tidy();
  }

  // outer adds a node to a list in which none is inside another.
  outer(list, i) {
    return [...list.filter(n => !this.doc.contains(i, n) && !this.doc.contains(n, i)), i].sort((a, b) => a - b);
  }

  // tidy drops cuts that are not inside the body any more.
  tidy() { this.cut = this.cut.filter(c => this.roots.some(r => r !== c && this.doc.contains(r, c))); }

  // step moves the active node, and gives the node it is then; -1 where there is none.
  step(mode, direction) {
    const { doc } = this, from = this.active(mode);
    if (from < 0) return -1;
    let to = -1;
    if (direction === 'parent' && from > 0) { to = doc.parent[from]; this.last.set(to, from); }
    if (direction === 'child') to = this.last.get(from) ?? doc.main(from);
    if (direction === 'before') to = doc.sibling(from, -1);
    if (direction === 'after') to = doc.sibling(from, 1);
    if (to < 0) return -1;
    // A cut that would leave the body would be dropped: it stays.
    if (mode === 'cut' && !this.roots.some(r => r !== to && doc.contains(r, to))) return -1;
    this.replace(to, mode);
    return to;
  }

  toProposal() {
    this.change();
    this.none = this.proposal.none;
    // A wrapper that knows no cuts says nothing against those of a label.
    const cut = this.proposal.cut.length || !this.reviewing ? this.proposal.cut : this.cut;
    this.take({ ...this.proposal, cut });
    this.tidy();
    this.by = { title: false, body: false, cut: false };
  }

  toNone() {
    this.change();
    this.none = true;
  }

  confirm() { this.confirmed = true; this.by = { title: true, body: true, cut: true }; this.touched = false; }

  // warnings are what breaks the definition: a title or body whose child has it all.
  warnings() {
    const list = [];
    if (this.none) return list;
    for (const [part, nodes] of [['title', this.parts('title')], ['body', this.roots]]) {
      for (const i of nodes) {
        const low = this.doc.lowest(i);
        if (low !== i) list.push({ part, from: i, to: low });
        else if (this.doc.words(i) + this.doc.media(i) === 0) list.push({ part, from: i, to: -1 });
      }
    }
    return list;
  }

  mend() {
    const list = this.warnings().filter(w => w.to >= 0);
    if (!list.length) return 0;
    this.change();
    for (const w of list) {
      if (w.part === 'title') this.title = w.to;
      else this.roots = this.roots.map(r => (r === w.from ? w.to : r));
    }
    this.tidy();
    return list.length;
  }
}
