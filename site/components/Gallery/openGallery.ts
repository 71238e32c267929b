/** Links of a dialog, in the order of its pictures. */
const linksTo = (dialog: string): Element[] => [
  ...document.querySelectorAll(`a[data-gallery="${CSS.escape(dialog)}"]`),
];

/**
 * Opens the dialog of a gallery (GalleryDialog.tsx) at the picture of a GalleryLink, which gets the focus back. Swiping,
 * and the buttons with their counter, are the carousel's (defineCarouselButtons.ts).
 */
export function openGallery(link: HTMLAnchorElement): void {
  const { gallery = '' } = link.dataset;
  const dialog = document.getElementById(gallery);
  const track = dialog?.querySelector('ul');
  if (!(dialog instanceof HTMLDialogElement) || !track || dialog.open) return;
  const closed = new AbortController();
  const { signal } = closed;
  dialog.addEventListener('keydown', (event) => turn(dialog, track, event), { signal });
  track.addEventListener('scrollend', () => announce(dialog, track), { signal });
  dialog.addEventListener(
    'close',
    () => {
      closed.abort();
      // Not every browser had focused a link that was clicked.
      link.focus({ preventScroll: true });
    },
    { signal },
  );
  showSmallPictures(gallery, track);
  // It stays: styles look for an open dialog from now on (GalleryDialog.module.css).
  document.body.dataset.viewed = '';
  dialog.showModal();
  // The dialog itself has the focus: its keys turn the pictures, and no frame lies around them.
  dialog.tabIndex = -1;
  dialog.focus({ preventScroll: true });
  track.scrollTo({ left: linksTo(gallery).indexOf(link) * track.clientWidth, behavior: 'instant' });
  announce(dialog, track);
}

/** Behind each picture that has not arrived, the one that the page shows of it: never an empty dialog. */
function showSmallPictures(gallery: string, track: HTMLElement): void {
  for (const [index, link] of linksTo(gallery).entries()) {
    const large = track.children[index]?.querySelector('img');
    const small = link.querySelector('img')?.currentSrc;
    const frame = large?.parentElement;
    if (!large || !frame || !small || large.complete) continue;
    frame.style.backgroundImage = `url(${JSON.stringify(small)})`;
    large.addEventListener('load', () => frame.style.removeProperty('background-image'), { once: true });
  }
}

/** Turns to another picture by the keys that also scroll. */
function turn(dialog: HTMLElement, track: HTMLElement, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = key === 'ArrowLeft' ? -1 : 1;
    dialog.querySelector<HTMLElement>(`[data-step="${step}"]`)?.click();
  } else if (key === 'Home' || key === 'End') {
    track.scrollTo({ left: key === 'Home' ? 0 : track.scrollWidth });
  } else return;
  event.preventDefault();
}

/** Tells screen readers which picture is shown. */
function announce(dialog: HTMLElement, { children, scrollLeft, clientWidth }: HTMLElement): void {
  const index = Math.round(scrollLeft / clientWidth);
  const status = dialog.querySelector('[role="status"]');
  const alt = children[index]?.querySelector('img')?.alt ?? '';
  if (status) status.textContent = `${index + 1} / ${children.length}. ${alt}`;
}
