import { isIP } from 'node:net';

/** The first groups of an IPv6 address, written out; `::` is filled up, as far as they need it. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}

/**
 * The network an address belongs to, /24 of IPv4 and /48 of IPv6: what one subscriber has many addresses of, and no
 * longer a person. Undefined for what is no address.
 */
export function networkOf(address: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address.split('%')[0] ?? '';
  const version = isIP(plain);
  if (version === 4) return plain.split('.').slice(0, 3).join('.');
  if (version !== 6) return undefined;
  return groupsOf(plain)
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
