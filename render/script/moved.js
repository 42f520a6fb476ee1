// What moves the box of a computed style after its layout, as package page reads it
// (page.WholeTransform): its transform alone, or with translate, rotate and scale behind it.
() => (style, transform) => {
  const more = ['translate', 'rotate', 'scale'].map(name => style.getPropertyValue(name) || 'none');
  return more.every(value => value === 'none') ? transform : [transform, ...more].join('|');
}
