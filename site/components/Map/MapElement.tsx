import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMap } from 'react-leaflet';
import { world } from './project.ts';
import { onPageRequest, setExactView } from './useShownView.ts';

/** How long the hint about the wheel stays after its last turn. */
const HINT_MS = 1500;

/**
 * Adds to the map's element what MapContainer does not: role and name, resizing with its box, a least zoom at which the
 * world fills it, a wheel that scrolls the page, and tiles that yield to a page being fetched.
 */
export function MapElement({ label }: { label: string }) {
  const map = useMap();

  useLayoutEffect(() => {
    const element = map.getContainer();
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', label);
  }, [map, label]);

  // Before its first tiles are requested.
  useLayoutEffect(() => fillBox(map), [map]);

  useEffect(() => {
    const element = map.getContainer();
    const sizes = new ResizeObserver(() => fillBox(map));
    sizes.observe(element);
    const mark = () => element.toggleAttribute('data-between-levels', !Number.isInteger(map.getZoom()));
    mark();
    map.on('zoomend', mark);
    return () => {
      sizes.disconnect();
      map.off('zoomend', mark);
    };
  }, [map]);

  useEffect(() => letPagesPass(map.getContainer()), [map]);

  return map.options.scrollWheelZoom ? <WheelHint map={map} /> : null;
}

/**
 * Resizes a map with its box, and sets the least zoom, at which the world is as wide as the box: above and below it the
 * sea goes on.
 */
function fillBox(map: LeafletMap): void {
  // Hidden, as behind the list on a phone, it has no size.
  if (map.getContainer().offsetWidth === 0) return;
  map.invalidateSize({ animate: false });
  const whole = map.project([world.south, world.east], 0).subtract(map.project([world.north, world.west], 0));
  const zoom = Math.log2(map.getSize().x / whole.x);
  map.options.minZoom = zoom;
  if (map.getZoom() < zoom) setExactView(map, map.getCenter(), zoom);
}

/** Leaves the wheel without Ctrl or ⌘ to the page, and says for a moment how it zooms. */
function WheelHint({ map }: { map: LeafletMap }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return setShown(false);
      // Leaflet's listener is behind this one.
      event.stopPropagation();
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), HINT_MS);
    };
    map
      .getContainer()
      .addEventListener('wheel', onWheel, { capture: true, passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [map]);
  const key = /^(Mac|iP)/.test(navigator.platform) ? 'command' : 'control';
  // Screen readers do not turn a wheel: they have the buttons.
  return (
    <p className="map-hint" data-shown={isShown ? '' : undefined} aria-hidden="true">
      <FormattedMessage id="map.wheel" values={{ key }} />
    </p>
  );
}

/**
 * Aborts the loading tiles when a navigation starts, and requests them again after it. Those of a map that the visitor
 * moves meanwhile load as usual.
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
  onPageRequest(({ finished }) => {
    giveUp();
    finished.then(askAgain, askAgain);
  }, listening.signal);
  return () => listening.abort();
}
