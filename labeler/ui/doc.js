// A captured page in memory: the tree, its boxes, and sums over subtrees. Nodes are
// numbered in document order, so the subtree of i is i to end[i].

const pictures = new Set(['img', 'picture', 'svg', 'video', 'audio', 'iframe', 'canvas', 'object', 'embed']);

export class Doc {
  constructor(wire) {
    Object.assign(this, { slug: wire.slug, url: wire.url, title: wire.title, w: wire.w, h: wire.h });
    const n = wire.id.length;
    this.n = n;
    this.ids = Int32Array.from(wire.id);
    this.parent = Int32Array.from(wire.parent);
    this.boxes = Int32Array.from(wire.box);
    this.hidden = Uint8Array.from(wire.hidden);
    this.pinned = wire.pinned ?? [];
    this.tags = wire.tags;
    this.tag = wire.tag;
    this.snippets = wire.text;
    this.names = wire.name;
    this.index = new Map(wire.id.map((id, i) => [id, i]));
    this.end = new Int32Array(n).map((_, i) => i + 1);
    for (let i = n - 1; i > 0; i--) {
      const p = this.parent[i];
      this.end[p] = Math.max(this.end[p], this.end[i]);
    }
    this.depth = new Int32Array(n);
    this.wordsBefore = new Int32Array(n + 1);
    this.mediaBefore = new Int32Array(n + 1);
    for (let i = 0; i < n; i++) {
      this.depth[i] = i ? this.depth[this.parent[i]] + 1 : 0;
      this.wordsBefore[i + 1] = this.wordsBefore[i] + wire.words[i];
      this.mediaBefore[i + 1] = this.mediaBefore[i] + (pictures.has(this.tagOf(i)) && !this.hidden[i] ? 1 : 0);
    }
  }

  tagOf(i) { return this.tags[this.tag[i]]; }
  isText(i) { return this.tag[i] === 0; }
  at(id) { return this.index.get(id) ?? -1; }
  id(i) { return i < 0 ? -1 : this.ids[i]; }
  words(i) { return this.wordsBefore[this.end[i]] - this.wordsBefore[i]; }
  media(i) { return this.mediaBefore[this.end[i]] - this.mediaBefore[i]; }
  contains(a, d) { return a <= d && d < this.end[a]; }
  box(i) { const b = this.boxes, k = 4 * i; return { x: b[k], y: b[k + 1], w: b[k + 2], h: b[k + 3] }; }
  name(i) { return this.isText(i) ? 'text' : this.tagOf(i) + this.names[i]; }

  // describe names an element for the eye and for a screen reader.
  describe(i) {
    const { w, h } = this.box(i), words = this.words(i), media = this.media(i);
    return `${this.name(i)} · ${w}×${h} · ${words} word${words === 1 ? '' : 's'}` +
      (media ? ` · ${media} picture${media === 1 ? '' : 's'}` : '');
  }

  // area is the visible size of a node's box, 0 for what is not shown.
  area(i) {
    const k = 4 * i;
    return this.hidden[i] ? 0 : Math.max(0, this.boxes[k + 2]) * Math.max(0, this.boxes[k + 3]);
  }

  // hit is the smallest element shown at a point; the deeper of equal ones. Bars that
  // float over the page are left out where they are not to be seen.
  hit(x, y, bars = true) {
    const b = this.boxes;
    let best = -1, least = Infinity;
    for (let i = 0, k = 0, bar = 0; i < this.n; i++, k += 4) {
      if (i === this.pinned[bar]) {
        bar++;
        if (!bars) {
          i = this.end[i] - 1;
          k = 4 * i;
          while (this.pinned[bar] <= i) bar++;
          continue;
        }
      }
      if (this.tag[i] === 0 || this.hidden[i] || x < b[k] || y < b[k + 1] || x >= b[k] + b[k + 2] || y >= b[k + 1] + b[k + 3]) continue;
      const area = b[k + 2] * b[k + 3];
      if (area <= least) { best = i; least = area; }
    }
    return best;
  }

  *children(i) {
    for (let c = i + 1; c < this.end[i]; c = this.end[c]) yield c;
  }

  elements(i) { return [...this.children(i)].filter(c => !this.isText(c)); }

  // main is the child element with most in it; -1: none.
  main(i) {
    let best = -1;
    for (const c of this.elements(i)) {
      if (best < 0 || this.words(c) + 5 * this.media(c) > this.words(best) + 5 * this.media(best)) best = c;
    }
    return best;
  }

  // sibling is the next element before (-1) or after (1) i that shows something.
  sibling(i, step) {
    if (i <= 0) return -1;
    const list = this.elements(this.parent[i]);
    for (let at = list.indexOf(i) + step; at >= 0 && at < list.length; at += step) {
      if (this.area(list[at]) > 0) return list[at];
    }
    return -1;
  }

  // lowest is the lowest element that holds all words and pictures of i: what the
  // definition of title and body asks for.
  lowest(i) {
    for (;;) {
      const all = this.elements(i).find(c => this.words(c) === this.words(i) && this.media(c) === this.media(i));
      if (all === undefined || this.words(i) + this.media(i) === 0) return i;
      i = all;
    }
  }

  // text is the beginning of what an element says.
  text(i, limit = 200) {
    let said = '';
    for (let t = i; t < this.end[i] && said.length < limit; t++) {
      if (this.isText(t) && !this.hidden[t]) said += (said ? ' ' : '') + this.snippets[t];
    }
    return said.length > limit ? said.slice(0, limit) + '…' : said;
  }
}
