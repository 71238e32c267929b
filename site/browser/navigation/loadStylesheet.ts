const STYLES = 'style[data-stylesheet]';

const addLink = (attributes: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), attributes);

/** Fetches the whole stylesheet, without styling the document anew: that waits for the next page. */
export function prefetchStylesheet(): void {
  const href = document.querySelector<HTMLElement>(STYLES)?.dataset.stylesheet;
  if (!href || document.querySelector('link[rel="prefetch"]')) return;
  document.head.append(addLink({ rel: 'prefetch', as: 'style', href }));
}

let loading: Promise<void> | undefined;

/**
 * Replaces the styles of the document's own page (server/pages/styles) with the whole stylesheet, which other pages
 * need. In their place, since the stylesheet of a brand follows them.
 *
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export function loadStylesheet(): Promise<void> {
  loading ??= replaceStyles().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function replaceStyles(): Promise<void> {
  const styles = document.querySelector<HTMLElement>(STYLES);
  const href = styles?.dataset.stylesheet;
  if (!styles || !href) return;
  const link = addLink({ rel: 'stylesheet', href });
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    styles.after(link);
  });
  styles.remove();
}
