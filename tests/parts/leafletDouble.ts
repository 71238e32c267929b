/**
 * As much of Leaflet as markers need. The library asks for a browser as soon as it is imported; what it draws there is
 * seen in tests/e2e/locator.e2e.ts.
 */
export class MarkerDouble {
  readonly place: [number, number];
  readonly title: string;
  isSelected: boolean;
  onClick: (() => void) | undefined;
  map: MapDouble | undefined;

  constructor(
    place: [number, number],
    { title, zIndexOffset = 0 }: { title: string; zIndexOffset?: number },
  ) {
    this.place = place;
    this.title = title;
    this.isSelected = zIndexOffset > 0;
  }

  on(event: string, listener: () => void): this {
    if (event === 'click') this.onClick = listener;
    return this;
  }

  addTo(map: MapDouble): this {
    this.map = map;
    map.markers.add(this);
    return this;
  }

  remove(): void {
    this.map?.markers.delete(this);
  }
}

export class MapDouble {
  readonly markers = new Set<MarkerDouble>();
  zoom = 10;
  views: [[number, number], number][] = [];
  moved: (() => void) | undefined;

  on(_event: 'moveend', listener: () => void): void {
    this.moved = listener;
  }

  getBounds() {
    const bounds = { getWest: () => -20, getSouth: () => 30, getEast: () => 20, getNorth: () => 60 };
    return { pad: () => bounds };
  }

  getZoom = () => this.zoom;
  getMaxZoom = () => 18;
  setView = (place: [number, number], zoom: number) => void this.views.push([place, zoom]);
}
