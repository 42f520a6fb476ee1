// Lists pictures that could not be loaded, limit at most. That is not known of those that were
// not asked for yet.
limit => [...new Set([...document.images].filter(i => i.complete && !i.naturalWidth && i.currentSrc).map(i => i.currentSrc))].slice(0, limit)
