import { isIP } from 'node:net';

/** The eight groups of an IPv6 address as numbers; a dotted end becomes two of them. */
function parseAddressGroups(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = [], after = []] = plain
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}

/**
 * What counts as one visitor for limits, visitor keys, captcha and connections: an IPv4 address, also in IPv6
 * notation, or the /56 of an IPv6 address, which is what providers assign to a household and within which its address
 * changes (RIPE-690). `unknown` for anything else, so that made-up ones count as one
 * (docs/decisions/2026-11-23-connections.md). A library takes fifty times as long.
 */
export function getNetwork(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  const version = isIP(plain);
  if (version === 4) return plain;
  if (version === 0) return 'unknown';
  const groups = parseAddressGroups(plain);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const isMapped = f === 0xffff && [a, b, c, d, e].every((group) => group === 0);
  if (isMapped) return [g >> 8, g & 0xff, h >> 8, h & 0xff].join('.');
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
