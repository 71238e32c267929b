import { type DivIcon, divIcon } from 'leaflet';

/** Spec 1 §9: icon size 40, and 1.15 times that high. */
const WIDTH = 40;
const HEIGHT = 46;
/** The tip of the pin, on its drawing. */
const TIP = 44;

const SVG = 'http://www.w3.org/2000/svg';

const svg = (name: string, attributes: Record<string, string>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** How far above the place its pin reaches, in CSS pixels. */
export const PIN_HEIGHT = TIP;

/** The pin of one place. */
export function pinIcon({ isSelected }: { isSelected: boolean }): DivIcon {
  const drawing = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: `${WIDTH}`, height: `${HEIGHT}` });
  drawing.append(
    svg('path', { d: 'M20 44C15.5 36.5 6 28.5 6 17a14 14 0 0 1 28 0c0 11.5-9.5 19.5-14 27z' }),
    svg('circle', { cx: '20', cy: '17', r: '4.5' }),
  );
  return divIcon({
    // Typed as HTML in the types of Leaflet, which only appends it.
    html: drawing as Element as HTMLElement,
    className: isSelected ? 'map-pin map-pin-selected' : 'map-pin',
    iconSize: [WIDTH, HEIGHT],
    iconAnchor: [WIDTH / 2, TIP],
  });
}

/** Several places as one: a disc with their number, the larger the more. */
export function clusterIcon(count: number, written: string): DivIcon {
  const size = count < 10 ? 40 : count < 100 ? 48 : 56;
  const disc = document.createElement('span');
  disc.textContent = written;
  return divIcon({ html: disc, className: 'map-cluster', iconSize: [size, size] });
}
