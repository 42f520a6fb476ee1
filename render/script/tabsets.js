// The panels of sets of tabs that say nothing of themselves, as lists of elements of which one is
// shown: as many in one box as there are buttons to choose from, in the box beside these or in what
// they stand in, or one behind each button. Linear in the buttons and what stands beside them.
({isForm, size}) => {
  const most = 60; // signs of a button
  const sets = [];
  const add = panels => {
    if (panels.length > 1 && !panels.some(panel => isForm(panel) || panel.matches('label, input, option, button'))) sets.push(panels);
  };
  const choices = new Map(); // by the element that they are in: radio buttons by their name
  for (const button of document.querySelectorAll('input[type=radio][name][id]')) {
    const up = button.parentElement, name = button.getAttribute('name');
    if (!up || isForm(up)) continue;
    if (!choices.has(up)) choices.set(up, new Map());
    const names = choices.get(up);
    if (!names.has(name)) names.set(name, []);
    names.get(name).push(button);
  }
  // What follows each button, but for its label, up to the next.
  const behind = buttons => buttons.map(button => {
    const own = [];
    for (let next = button.nextElementSibling; next && !buttons.includes(next) && own.length < 3; next = next.nextElementSibling) {
      if (isForm(next)) return [next, next];
      if (!next.matches('label, style, script')) own.push(next);
    }
    return own;
  });
  for (const [up, names] of choices) {
    const beside = up.nextElementSibling, numbers = new Set([...names.values()].map(buttons => buttons.length));
    for (const box of beside ? [...up.children, beside] : up.children) {
      if (!isForm(box) && numbers.has(box.childElementCount)) add([...box.children]);
    }
    for (const buttons of names.values()) {
      if (buttons.length < 2 || buttons.length > 50) continue;
      const panels = behind(buttons);
      if (panels.every(own => own.length === 1)) add(panels.map(own => own[0]));
    }
  }
  // Rows of buttons with words, and nothing else in them.
  const rows = new Set();
  for (const button of document.querySelectorAll('button')) if (button.parentElement) rows.add(button.parentElement);
  for (const row of rows) {
    const box = !isForm(row) && row.nextElementSibling, count = !isForm(row) && row.childElementCount;
    if (!box || isForm(box) || count < 2 || count > 12 || box.childElementCount !== count) continue;
    const words = button => !isForm(button) && button.matches('button') && size(button.textContent) > 0 && size(button.textContent) <= most;
    if ([...row.children].every(words)) add([...box.children]);
  }
  // Slides of which a reader sees one at a time: each with a picture and words, and no link to another page.
  const leastSlides = 3, wordsOfSlide = 20, elsewhere = 'a[href]:not([href^="#"]):not([href^="javascript:" i])';
  const named = element => `${element.localName} ${element.classList[0] || ''}`;
  const isSlide = element => element.querySelectorAll('img').length === 1 && !element.querySelector(elsewhere) && size(element.textContent) >= wordsOfSlide;
  const asked = new Set();
  for (const picture of document.querySelectorAll('img')) {
    let slide = picture;
    for (let level = 0; level < 4 && slide.parentElement && !asked.has(slide.parentElement); level++, slide = slide.parentElement) {
      const up = slide.parentElement;
      if (up.childElementCount < leastSlides) continue;
      asked.add(up);
      if (!isForm(up) && [...up.children].every(child => named(child) === named(slide) && isSlide(child))) add([...up.children]);
    }
  }
  return sets;
}
