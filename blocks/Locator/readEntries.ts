import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { addressParts } from './entryAddress.ts';
import type { BareEntry } from './leaveEntries.ts';

/** Id of the entry that is chosen at an address of the list (LocatorMap.tsx sends the same field). */
export const idOfAddress = (url: string): string | undefined =>
  new URLSearchParams(url.split('?')[1]).get('dealer') ?? undefined;

const textOf = (element: Element, selector: string): string =>
  element.querySelector(selector)?.textContent ?? '';
const hrefOf = (element: Element | null): string => element?.getAttribute('href') ?? '';

const readCountry = (link: Element): Locator['countries'][number] => ({
  label: link.firstChild?.textContent ?? '',
  url: hrefOf(link),
  count: Number(textOf(link, 'span')),
  isCurrent: link.hasAttribute('aria-current'),
});

function readEntry(bare: BareEntry, item: Element): LocatorEntry {
  const selectUrl = hrefOf(item.querySelector('a[data-keeps-place]'));
  const phone = textOf(item, 'a[href^="tel:"]');
  const lines = [...item.querySelectorAll('address span')].map(({ textContent }) => textContent ?? '');
  return {
    ...bare,
    id: idOfAddress(selectUrl) ?? '',
    title: textOf(item, 'h3'),
    segment: textOf(item, '.eyebrow'),
    ...addressParts(lines, bare.postalCode),
    ...(phone && { phone }),
    url: hrefOf(item.querySelector('h3 a')),
    selectUrl,
  };
}

/** Reads countries and entries in the HTML of a locator, which alone has them (leaveEntries.ts). */
export function readEntries(props: Locator, html: Element): Locator {
  const items = [...html.querySelectorAll('ol > li')];
  return {
    ...props,
    countries: [...html.querySelectorAll('details li a')].map(readCountry),
    results: props.results.map((entry, index) => {
      const item = items[index];
      return item && !('title' in entry) ? readEntry(entry, item) : entry;
    }),
  };
}
