// Pages in a preview: nothing is sent, and links lead out to what is published, as documents.

// Before React, which listens further up.
window.addEventListener(
  'submit',
  (event) => {
    if (event.target.closest('#preview-bar')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const words = 'This is a preview: nothing is sent.';
    const state = document.getElementById('preview-state');
    if (state) state.textContent = words;
    else
      event.target.append(Object.assign(document.createElement('p'), { role: 'status', textContent: words }));
  },
  true,
);

window.addEventListener(
  'click',
  (event) => {
    const link = event.target.closest?.('a[href]');
    if (!link || link.target || link.origin !== location.origin) return;
    const isPlace = link.pathname === location.pathname && link.search === location.search;
    if (event.metaKey || event.ctrlKey || event.shiftKey || isPlace) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // No published page may stand in a frame.
    if (window.top !== window) window.open(link.href, '_blank', 'noopener');
    else if (window.navigation) window.navigation.navigate(link.href, { info: 'document' });
    else location.assign(link.href);
  },
  true,
);
