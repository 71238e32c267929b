// Marks the blocks of a draft, draws those that visitors would not get, and follows what the editor saves.
const POLL_MS = 1500;
const SCROLL_KEY = 'preview-scroll';
const data = JSON.parse(document.getElementById('preview-data').textContent);
const { dropped, untranslatedItems, changes, edit } = data;
const state = document.getElementById('preview-state');

const element = (name, properties) => Object.assign(document.createElement(name), properties);

/** Marks the blocks, and draws those that visitors would not get where they would stand. */
function mark() {
  for (const block of document.querySelectorAll('[data-block-id]')) {
    const { block: type, blockId: id } = block.dataset;
    const change = changes.find((one) => one.id === id)?.change;
    block.id ||= `preview-${id}`;
    block.dataset.previewBlock = '';
    if (change) block.dataset.previewChange = change;
    // Its words have fallen back to another language than the page's.
    const isForeign = block.lang !== '' && block.lang !== document.documentElement.lang;
    // The block's own words are translated, those of its items are not.
    const items = untranslatedItems[id];
    if (isForeign || items) block.dataset.previewForeign = '';
    const remarks = [
      change,
      isForeign && `not translated: ${block.lang}`,
      items && `${items} ${items === 1 ? 'item' : 'items'} not translated`,
    ].filter(Boolean);
    const text = remarks.length > 0 ? `${type} (${remarks.join(', ')})` : type;
    const label = element(edit ? 'a' : 'span', { className: 'preview-label', textContent: text });
    if (edit) Object.assign(label, { href: edit, target: '_blank', rel: 'noopener', title: `Edit ${type}` });
    block.append(label);
  }

  const list = document.querySelector('[data-blocks]');
  for (const { type, reason, before } of dropped) {
    const box = element('div', { className: 'preview-dropped' });
    box.append(element('strong', { textContent: `${type} is not shown: ` }), reason);
    if (edit)
      box.append(
        ' ',
        element('a', { href: edit, target: '_blank', rel: 'noopener', textContent: 'Mend it' }),
      );
    list?.insertBefore(box, before ? list.querySelector(`[data-block-id="${CSS.escape(before)}"]`) : null);
  }
}

// After React has taken over the document: it would find nodes that are not its own.
// A page that comes alive late must find itself as it was sent: this long only where it never does.
const MOST_WAIT_MS = 20_000;
const began = performance.now();
const waiting = setInterval(() => {
  const isLive = document.querySelector('header[data-live]') !== null;
  if (!isLive && performance.now() - began < MOST_WAIT_MS) return;
  clearInterval(waiting);
  mark();
}, 100);
// An editor is there to use the page: it need not wait for a sign of that (site/browser/waitForVisitor.ts).
const bringToLife = () => document.dispatchEvent(new Event('wheel'));
if (document.readyState === 'complete') bringToLife();
else window.addEventListener('load', bringToLife, { once: true });

const scroll = sessionStorage.getItem(SCROLL_KEY);
if (scroll !== null) {
  sessionStorage.removeItem(SCROLL_KEY);
  window.scrollTo(0, Number(scroll));
}

// A reload would take the place of the page that a link leads to.
let isLeaving = false;
window.addEventListener('beforeunload', () => {
  isLeaving = true;
});

// Said once, and taken back only where it still stands: other scripts write there too.
let said = '';
const say = (words) => {
  if (words === said) return;
  if (words || state.textContent === said) state.textContent = words;
  said = words;
};

let shown;
async function follow() {
  try {
    const response = await fetch('/api/preview/state', { headers: { Accept: 'application/json' } });
    if (response.status === 404) say('This draft was published or deleted.');
    else if (response.status === 401) say('The preview has ended; open it from the CMS again.');
    else if (!response.ok) say('The CMS does not answer; trying again.');
    else {
      const { revision, isOutdated } = await response.json();
      if (isLeaving) return;
      if (shown !== undefined && revision !== shown) {
        sessionStorage.setItem(SCROLL_KEY, String(window.scrollY));
        return location.reload();
      }
      shown = revision;
      say(isOutdated ? 'A newer draft was saved; open it from the CMS.' : '');
    }
  } catch {
    say('The connection is gone; trying again.');
  }
  setTimeout(follow, POLL_MS);
}
follow();
