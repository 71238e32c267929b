/* Frames as tall as what is in them, the count of pages once it is there, and the search while it is typed. */

const FIRST_MS = 1000;
const SLOWEST_MS = 10_000;

const fitHeight = (frame) => {
  const content = frame.contentDocument;
  if (content?.readyState !== 'complete' || !content.body || content.URL === 'about:blank') return;
  const height = Math.ceil(content.body.getBoundingClientRect().height);
  if (height > 0) frame.closest('.view').style.setProperty('--height', `${height}px`);
};

const isFrame = (target) =>
  target instanceof HTMLIFrameElement && target.closest('.view:not([data-picture])');

// Loads of frames do not bubble.
document.addEventListener('load', ({ target }) => isFrame(target) && fitHeight(target), { capture: true });
for (const frame of document.querySelectorAll('.view:not([data-picture]) iframe')) fitHeight(frame);

/** Asks for the same page until pages are counted, then takes over what it says of them. */
const ask = async (wait) => {
  await new Promise((resolve) => setTimeout(resolve, wait));
  const answer = await fetch(location.href).catch(() => undefined);
  const next = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  if (!answer?.ok || next.querySelector('[data-counting]')) return ask(Math.min(2 * wait, SLOWEST_MS));
  for (const element of document.querySelectorAll('[data-usage]')) {
    element.replaceChildren(...(next.getElementById(element.id)?.childNodes ?? []));
  }
};

if (document.querySelector('[data-counting]')) ask(FIRST_MS);

const search = document.querySelector('#q');

/** Shows the cards with all words, as galleryPage.ts does; the address and the links that sort keep the search. */
const filter = () => {
  const words = search.value.toLowerCase().split(/\s+/);
  const cards = [...document.querySelectorAll('.card')];
  for (const card of cards) card.hidden = !words.every((word) => card.dataset.search.includes(word));
  document.querySelector('#found').textContent =
    `${cards.filter((card) => !card.hidden).length} of ${cards.length} blocks`;
  for (const link of search.form.querySelectorAll('a')) {
    const address = new URL(link.href);
    address.searchParams.set('q', search.value.trim());
    link.href = address.href;
  }
  const address = new URL(location.href);
  address.searchParams.set('q', search.value.trim());
  history.replaceState(null, '', address);
};

search?.addEventListener('input', filter);
search?.form.addEventListener('submit', (event) => event.preventDefault());
// Typed before this script was there, or restored by the browser.
if (search && search.value !== (new URL(location.href).searchParams.get('q') ?? '')) filter();
