/** The whole stylesheet, which is disabled while the document has only the styles of its own page. */
const findDisabled = (): HTMLLinkElement | null =>
  document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');

/** Fetches the whole stylesheet, without styling the document anew: that waits for the next page. */
export function prefetchStylesheet(): void {
  const href = findDisabled()?.href;
  if (!href || document.querySelector('link[rel="prefetch"]')) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
}

/** No medium has it. */
const UNUSED = 'not all';

let loading: Promise<void> | undefined;

/**
 * Loads the whole stylesheet, which other pages need. It styles nothing until `applyStylesheet`: the document is styled
 * anew once, together with the next page.
 *
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export function loadStylesheet(): Promise<void> {
  loading ??= enableStylesheet().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function enableStylesheet(): Promise<void> {
  const link = findDisabled();
  if (!link) return;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.disabled = true;
      reject(new Error(`${link.href} could not be loaded`));
    };
    link.media = UNUSED;
    // What no medium needs would wait for pictures.
    link.fetchPriority = 'high';
    link.disabled = false;
  });
}

/** Replaces the styles of the document's own page (server/pages/styles) with the whole stylesheet, once loaded. */
export function applyStylesheet(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[media="${UNUSED}"]`);
  if (!link) return;
  link.removeAttribute('media');
  link.previousElementSibling?.remove();
}
