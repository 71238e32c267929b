import { useEffect, useLayoutEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * Adds to the map's element what MapContainer does not: role and name, resizing with its box, and tiles that yield to
 * a page being fetched.
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
      // Hidden, as behind the list on a phone, it has no size.
      if (element.offsetWidth > 0) map.invalidateSize({ animate: false });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [map]);

  useEffect(() => letPagesPass(map.getContainer()), [map]);

  return null;
}

/**
 * Aborts the loading tiles when a navigation starts, and requests them again after it. Over HTTP/1.1 a browser has six
 * connections to a host: a map that is being drawn takes them all, and a choice beside it would wait for its tiles.
 * Tiles of a map that the visitor moves meanwhile load as usual.
 *
 * @returns a function that stops this.
 */
function letPagesPass(box: HTMLElement): () => void {
  const listening = new AbortController();
  const givenUp = new Map<HTMLImageElement, string>();
  const giveUp = () => {
    for (const tile of box.querySelectorAll<HTMLImageElement>('.leaflet-tile[src]')) {
      if (tile.complete) continue;
      givenUp.set(tile, tile.src);
      // A tile without `src` does not fail: it counts as loading.
      tile.removeAttribute('src');
    }
  };
  const askAgain = () => {
    // Leaflet has removed those that it no longer needs.
    for (const [tile, src] of givenUp) if (tile.isConnected) tile.src = src;
    givenUp.clear();
  };
  window.navigation?.addEventListener(
    'navigate',
    () => {
      // After all listeners have run and the page is requested.
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
