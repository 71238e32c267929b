import { startTransition } from 'react';
import type { hydrateRoot as HydrateRoot, Root } from 'react-dom/client';
import { BrowserBody } from './BrowserBody.tsx';
import type { Visit } from './Visit.ts';

interface HydrationOptions extends Pick<Visit, 'page' | 'store' | 'messages'> {
  /** React DOM's, which is large and loaded by itself. */
  hydrateRoot: typeof HydrateRoot;
}

/**
 * Takes over the page that came as HTML, in slices of some milliseconds: in between the browser paints, scrolls and
 * answers the visitor. Resolves when all of it is taken over; until then links lead to documents.
 */
export function hydratePage(
  container: Element,
  { page, store, messages, hydrateRoot }: HydrationOptions,
): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const root = hydrateRoot(
        container,
        <BrowserBody page={page} store={store} messages={messages} onTaken={() => resolve(root)} />,
      );
    });
  });
}
