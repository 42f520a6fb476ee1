// Lists pictures that could not be loaded, limit at most: those of the document, and those of style
// sheets that a server has not, as far as it says so to the page. That is not known of those that were
// not asked for yet.
limit => {
  const pictures = [...document.images].filter(i => i.complete && !i.naturalWidth && i.currentSrc).map(i => i.currentSrc);
  const styled = performance.getEntriesByType('resource').filter(e => e.initiatorType === 'css' && e.responseStatus >= 400).map(e => e.name);
  return [...new Set([...pictures, ...styled])].slice(0, limit);
}
