import { useState } from 'react';
import type { Locator } from '../../schemas/blocks/locator.ts';
import type { LocatorEntry } from '../../schemas/parts/locatorEntry.ts';
import { addressParts, idOfAddress } from './entryAddress.ts';
import type { BareEntry, ThinLocator } from './omitRenderedEntries.ts';

/** Under a country the titles are one level deeper. */
const TITLE = 'h3, h4';

const getText = (element: Element, selector: string): string =>
  element.querySelector(selector)?.textContent ?? '';
const getHref = (element: Element | null): string => element?.getAttribute('href') ?? '';

const parseCountryLink = (link: Element): Locator['countries'][number] => ({
  label: link.firstChild?.textContent ?? '',
  url: getHref(link),
  count: Number(getText(link, 'span')),
  isCurrent: link.hasAttribute('aria-current'),
});

function parseListEntry(bare: BareEntry, item: Element): LocatorEntry {
  const selectUrl = getHref(item.querySelector('a[data-keeps-place]'));
  const phone = getText(item, 'a[href^="tel:"]');
  const lines = [...item.querySelectorAll('address span')].map(({ textContent }) => textContent ?? '');
  return {
    ...bare,
    id: idOfAddress(selectUrl) ?? '',
    title: getText(item, TITLE),
    segment: getText(item, '.eyebrow'),
    ...addressParts(lines, bare.postalCode),
    ...(phone && { phone }),
    url: getHref(item.querySelector(`:is(${TITLE}) a`)),
    selectUrl,
  };
}

function parseListEntries(props: Locator, html: Element): Locator {
  const items = [...html.querySelectorAll('ol > li')];
  return {
    ...props,
    countries: [...html.querySelectorAll('details > ul > li > a')].map(parseCountryLink),
    results: props.results.map((entry, index) => {
      const item = items[index];
      return item && !('title' in entry) ? parseListEntry(entry, item) : entry;
    }),
  };
}

/**
 * Completes a locator's props with the countries and entries of its HTML (omitRenderedEntries.ts), parsed before React
 * changes it.
 */
export function useEntries(props: ThinLocator): Locator {
  const [read] = useState(() => {
    const html = props.leftIn && document.querySelector(`[data-block-id="${CSS.escape(props.leftIn)}"]`);
    return html ? parseListEntries(props, html) : props;
  });
  return props.leftIn === undefined ? props : read;
}
