import { useEffect, useLayoutEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * What the element of a map needs besides what Leaflet gives it: a role and a name, which MapContainer does not pass on,
 * a new size whenever its box has one, and tiles that stand back while a page is fetched.
 */
export function MapElement({ label }: { label: string }) {
  const map = useMap();

  useLayoutEffect(() => {
    const element = map.getContainer();
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', label);
  }, [map, label]);

  useEffect(() => {
    const element = map.getContainer();
    const sizes = new ResizeObserver(() => {
      // Out of sight, as behind the list on a telephone, it has no size.
      if (element.offsetWidth > 0) map.invalidateSize({ animate: false });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [map]);

  useEffect(() => letPagesPass(map.getContainer()), [map]);

  return null;
}

/**
 * When a page begins to be fetched, the tiles on their way are given up, and asked for again once it is there. Over
 * HTTP/1.1 a browser has six connections to a host: a map that is being drawn takes them all, and whoever chooses
 * something beside it would wait until its tiles are there. Whoever moves the map meanwhile gets the tiles they ask for.
 *
 * @returns ends it.
 */
function letPagesPass(box: HTMLElement): () => void {
  const listening = new AbortController();
  const givenUp = new Map<HTMLImageElement, string>();
  const giveUp = () => {
    for (const tile of box.querySelectorAll<HTMLImageElement>('.leaflet-tile[src]')) {
      if (tile.complete) continue;
      givenUp.set(tile, tile.src);
      // No `src` is no failure: the tile stays one that is awaited.
      tile.removeAttribute('src');
    }
  };
  const askAgain = () => {
    // Those that the map needs no longer it has taken away.
    for (const [tile, src] of givenUp) if (tile.isConnected) tile.src = src;
    givenUp.clear();
  };
  window.navigation?.addEventListener(
    'navigate',
    () => {
      // When all have heard of it, and the page is asked for.
      setTimeout(() => {
        const { transition } = window.navigation;
        if (!transition) return;
        giveUp();
        transition.finished.then(askAgain, askAgain);
      });
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
