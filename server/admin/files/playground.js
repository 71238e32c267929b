/* What is typed into the playground, shown as one types. */

const PAUSE_MS = 300;

const form = document.querySelector('.playground');
const text = form.elements.namedItem('props');
const problemList = document.querySelector('#problems ul');
const view = form.querySelector('.view');
const frame = view.querySelector('iframe');

/** Also made by problemList.ts from the same problems. */
const createItem = ({ pointer, message }) => {
  const item = document.createElement('li');
  if (pointer) {
    const place = document.createElement('code');
    place.textContent = pointer;
    item.append(place, ' ');
  }
  item.append(message);
  return item;
};

/** Whether the frame still shows what was typed before. */
const showProblems = (problems) => {
  problemList.replaceChildren(...problems.map(createItem));
  view.toggleAttribute('data-outdated', problems.length > 0);
};

/** What the server said; the frame stays as it is when there are problems. */
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
    const answer = await fetch(form.dataset.render, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text.value,
      signal,
    });
    show(await answer.json());
  } catch {
    if (!signal.aborted) showProblems([{ pointer: '', message: 'The server does not answer' }]);
  }
};

text.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(render, PAUSE_MS);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  render();
});
for (const input of form.querySelectorAll('[name=width]')) {
  input.addEventListener('change', () => {
    view.dataset.width = input.value;
    view.style.removeProperty('--height');
    frame.contentWindow.location.reload();
  });
}
