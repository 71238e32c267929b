/* The playground: shows the block while its props are typed, and keeps text and language in the address. */

const PAUSE_MS = 300;
/** Bytes of compressed text: with more, mail and chat programs cut the address off. */
const MOST_SHARED = 12_000;
/** `#`, language, `.`, base64url of the text compressed with deflate-raw; also written by createDropMarks.ts. */
const FRAGMENT = /^#([a-z]{2})\.([\w-]+)$/;

const form = document.querySelector('.playground');
const text = form.elements.namedItem('props');
const locale = form.elements.namedItem('locale');
const numbers = form.querySelector('.numbers');
const problemList = document.querySelector('#problems ul');
const view = form.querySelector('.view');
const frame = view.querySelector('iframe');

const countLines = (written) => written.split('\n').length;

const showNumbers = () => {
  const lines = countLines(text.value);
  numbers.textContent = Array.from({ length: lines }, (_, index) => index + 1).join('\n');
  numbers.scrollTop = text.scrollTop;
};

/** Puts the caret there, with some lines above it in view. */
const goTo = (offset) => {
  text.focus();
  text.setSelectionRange(offset, offset);
  const above = countLines(text.value.slice(0, offset)) - 1;
  text.scrollTop = above * Number.parseFloat(getComputedStyle(text).lineHeight) - text.clientHeight / 3;
  text.scrollLeft = 0;
};

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

/** The text as part of an address; empty when it is too long for one. */
const pack = async (written) => {
  const stream = new Blob([written]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length > MOST_SHARED) return '';
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const unpack = (packed) => {
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const stream = new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream('deflate-raw'))).text();
};

/** Writes text and language into the address. @returns whether they fit. */
const remember = async () => {
  const written = text.value;
  const packed = await pack(written);
  // While it was compressed, more was typed, which is remembered next.
  if (written !== text.value) return remember();
  const fragment = packed && `#${locale.value}.${packed}`;
  history.replaceState(null, '', location.pathname + location.search + fragment);
  return packed !== '';
};

/** Restores what the address holds. The frame shows the example until then. */
const restore = async () => {
  const [, code, packed] = FRAGMENT.exec(location.hash) ?? [];
  if (!packed) return;
  try {
    // Not larger than what is written here: a small text can be packed so that it fills the memory.
    if (packed.length > 1.5 * MOST_SHARED) throw new RangeError();
    text.value = await unpack(packed);
  } catch {
    return showProblems([{ message: 'The link is damaged or was cut off: ask for it again.' }]);
  }
  locale.value = code;
  showNumbers();
  render();
};

const update = () => {
  remember();
  render();
};

text.addEventListener('scroll', () => {
  numbers.scrollTop = text.scrollTop;
});
text.addEventListener('input', () => {
  showNumbers();
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE_MS);
});
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
  if (await remember()) {
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
