import type { Place } from './placesIn.ts';

const ANCHOR = /<a(?:\s[^>]*)?>/g;
const HREF = /\shref="([^"]*)"/;

/** Addresses that a value links to; undefined stands for a link in rich text whose address was refused. */
export function linksIn({ value, schema }: Place): (string | undefined)[] {
  if (typeof value !== 'string') return [];
  if (schema.format === 'link-url') return [value];
  if (schema.format !== 'html') return [];
  // Validation wrote this HTML anew: attributes stand in double quotes, and only `&` needs decoding in an address.
  return [...value.matchAll(ANCHOR)].map(([tag]) => HREF.exec(tag)?.[1]?.replaceAll('&amp;', '&'));
}
