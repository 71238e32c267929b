import { type DivIcon, divIcon } from 'leaflet';
import { pin } from './pin.ts';

const SVG = 'http://www.w3.org/2000/svg';

const svg = (name: string, attributes: Record<string, string>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** The pin of one place. */
export function pinIcon({ isSelected }: { isSelected: boolean }): DivIcon {
  const { width, height, tip, path, hole } = pin;
  const drawing = svg('svg', { viewBox: `0 0 ${width} ${height}`, width: `${width}`, height: `${height}` });
  drawing.append(
    svg('path', { d: path }),
    svg('circle', { cx: `${hole.cx}`, cy: `${hole.cy}`, r: `${hole.r}` }),
  );
  return divIcon({
    // Typed as HTML in the types of Leaflet, which only appends it.
    html: drawing as Element as HTMLElement,
    className: isSelected ? 'map-pin map-pin-selected' : 'map-pin',
    iconSize: [width, height],
    iconAnchor: [width / 2, tip],
  });
}

/** Several places as one: a disc with their number, the larger the more. */
export function clusterIcon(count: number, written: string): DivIcon {
  const size = count < 10 ? 40 : count < 100 ? 48 : 56;
  const disc = document.createElement('span');
  disc.textContent = written;
  return divIcon({ html: disc, className: 'map-cluster', iconSize: [size, size] });
}
