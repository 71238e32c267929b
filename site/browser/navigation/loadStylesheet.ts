/** The whole stylesheet, which is disabled while the document has only the styles of its own page. */
const findDisabled = (): HTMLLinkElement | null =>
  document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');

/** Fetches the whole stylesheet, without styling the document anew: that waits for the next page. */
export function prefetchStylesheet(): void {
  const href = findDisabled()?.href;
  if (!href || document.querySelector('link[rel="prefetch"]')) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
}

let loading: Promise<void> | undefined;

/**
 * Replaces the styles of the document's own page (server/pages/styles) with the whole stylesheet, which other pages
 * need.
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
    link.disabled = false;
  });
  link.previousElementSibling?.remove();
}
