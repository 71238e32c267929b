/* The playground: shows the block while its props are typed, and keeps text and language in the address. */

import { createControls } from './controls.js';
import { createEditor } from './editor.js';
import { parseAddress, saveAddress } from './playgroundAddress.js';

const PAUSE_MS = 300;

const form = document.querySelector('.playground');
const text = form.elements.namedItem('props');
const locale = form.elements.namedItem('locale');
const { showNumbers, goTo } = createEditor(text, form.querySelector('.numbers'));
const problemList = document.querySelector('#problems ul');
const view = form.querySelector('.view');
const frame = view.querySelector('iframe');

/** Also made by problemList.ts from the same problems, without the button. */
const createItem = ({ pointer, message, offset }) => {
  const item = document.createElement('li');
  const words = offset === undefined ? item : document.createElement('button');
  if (words !== item) {
    words.type = 'button';
    words.addEventListener('click', () => goTo(offset));
    item.append(words);
  }
  if (pointer) {
    const place = document.createElement('code');
    place.textContent = pointer;
    words.append(place, ' ');
  }
  words.append(message);
  return item;
};

/** With problems, the frame still shows what was typed before. */
const showProblems = (problems) => {
  problemList.replaceChildren(...problems.map(createItem));
  view.toggleAttribute('data-outdated', problems.length > 0);
};

const show = (outcome) => {
  showProblems(outcome.problems ?? []);
  const address = outcome.document && new URL(outcome.document, location.href).href;
  // Replaced, so that going back does not lead through every letter.
  if (address && frame.contentWindow.location.href !== address) frame.contentWindow.location.replace(address);
};

let running = new AbortController();
let timer = 0;

const render = async () => {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    const answer = await fetch(`${form.dataset.render}?locale=${locale.value}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text.value,
      signal,
    });
    const isOutcome = answer.headers.get('Content-Type')?.startsWith('application/json');
    if (isOutcome) show(await answer.json());
    else
      showProblems([
        { message: `The server answered with an error (${answer.status}). Your text stays here.` },
      ]);
  } catch {
    if (!signal.aborted) showProblems([{ message: 'The server does not answer. Your text stays here.' }]);
  }
};

/** Shows a text in the controls, once there are some. */
let showControls = () => undefined;

const update = () => {
  saveAddress(text, locale);
  render();
  showControls(text.value);
};

/** Restores what the address holds. The frame shows the example until then. */
const restore = async () => {
  try {
    const shared = await parseAddress();
    if (!shared) return;
    text.value = shared.text;
    locale.value = shared.locale;
  } catch {
    return showProblems([{ message: 'The link is damaged or was cut off: ask for it again.' }]);
  }
  showNumbers();
  render();
  showControls(text.value);
};

const updateSoon = () => {
  showNumbers();
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE_MS);
};
text.addEventListener('input', updateSoon);
// Before a field gets the focus.
text.addEventListener('change', () => showControls(text.value));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  update();
});
for (const input of locale) input.addEventListener('change', update);
for (const input of form.querySelectorAll('[name=width]')) {
  input.addEventListener('change', () => {
    view.dataset.width = input.value;
    view.style.removeProperty('--height');
    frame.contentWindow.location.reload();
  });
}

const said = form.querySelector('.share output');
form.querySelector('.share button').addEventListener('click', async () => {
  // Emptied, so that a second click is announced too.
  said.value = '';
  if (await saveAddress(text, locale)) {
    said.value = await navigator.clipboard.writeText(location.href).then(
      () => 'Link copied.',
      () => 'The browser did not copy it: the link is in the address bar.',
    );
  } else said.value = 'This is too long for a link. Share a smaller part of it, or send it as a file.';
});

addEventListener('hashchange', restore);
showNumbers();
restore();
// Problems the server wrote into the page have no buttons.
if (problemList.childElementCount > 0) render();

const fields = form.querySelector('.fields');
const schema = await (await fetch(form.dataset.schema)).json();
showControls = createControls(schema, fields.querySelector('fieldset'), (props) => {
  text.value = JSON.stringify(props, undefined, 2);
  updateSoon();
});
// On a telephone the block itself comes before a long form.
fields.open = matchMedia('(width >= 60rem)').matches;
fields.hidden = false;
showControls(text.value);
