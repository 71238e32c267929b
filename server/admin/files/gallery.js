/* Frames as tall as what is in them, and the count of pages once it is there. */

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
