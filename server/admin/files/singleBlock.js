/* In the document of a block alone: pages of the site are at another port, so links open them there, in a tab. */
const { site } = document.currentScript.dataset;

/** The link to a page of the site under an event. */
const getLink = ({ target }) => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link?.origin === location.origin && !link.getAttribute('href').startsWith('#') ? link : null;
};

addEventListener(
  'click',
  (event) => {
    const link = getLink(event);
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(site + link.pathname + link.search + link.hash, '_blank', 'noopener');
  },
  { capture: true },
);

// The playground loads one document after the other: that none is taken for a page of the site, to be shown in this one.
globalThis.navigation?.addEventListener('navigate', (event) => event.stopImmediatePropagation());

// Nor is there anything to fetch ahead of the click.
for (const type of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(type, (event) => getLink(event) && event.stopImmediatePropagation(), {
    passive: true,
  });
}
