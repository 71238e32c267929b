/**
 * Lets each GalleryLink open its picture in its dialog. The code for that loads with the first click; a click that asks
 * for another tab or window, and one whose code cannot be loaded, follows the link to the picture's file.
 */
export function openGalleries(): void {
  document.addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-gallery]') : null;
    if (!link || button || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import('./openGallery.ts').then(
      ({ openGallery }) => openGallery(link),
      () => window.location.assign(link.href),
    );
  });
}
