import { readFileSync } from 'node:fs';
import { ConfigError } from './errors.ts';

/** How many connections one process holds at a time. */
export interface ConnectionLimits {
  total: number;
  /** Of one address (IPv6: of one network, see getNetwork); infinite behind a proxy, whose address they all have. */
  perAddress: number;
}

interface Wanted {
  /** As configured; undefined leaves the choice to this function. */
  maxConnections: number | undefined;
  /** As configured; 0 means no limit, undefined leaves the choice to this function. */
  maxConnectionsPerAddress: number | undefined;
  trustProxy: number;
}

/** A connection takes some 20 kB: 4,000 stay within what the process is given. */
const MOST = 4000;
/** Listening sockets, the lead store, Redis, log files, the event loop. */
const RESERVED = 64;
/** The other half is for pictures, tiles, log files and calls to outside services. */
const SHARE_OF_DESCRIPTORS = 1 / 2;
/** An office behind one address stays far below; one machine cannot take the place of all others. */
const SHARE_OF_ADDRESS = 1 / 4;

/**
 * The limits of this process.
 * @param descriptors how many files it may have open; undefined when unknown.
 * @throws ConfigError when more connections are wanted than descriptors allow.
 */
export function connectionLimits(wanted: Wanted, descriptors: number | undefined): ConnectionLimits {
  const { maxConnections, maxConnectionsPerAddress, trustProxy } = wanted;
  const possible = descriptors === undefined ? Number.POSITIVE_INFINITY : descriptors - RESERVED;
  if (maxConnections !== undefined && maxConnections > possible) {
    throw new ConfigError(
      `MAX_CONNECTIONS is ${maxConnections}, but must be at most ${possible} where a process may open ${descriptors} files (ulimit -n).`,
    );
  }
  const chosen = Math.min(MOST, Math.floor((descriptors ?? 2 * MOST) * SHARE_OF_DESCRIPTORS));
  const total = maxConnections ?? Math.max(1, chosen);
  const ofAddress = trustProxy > 0 ? 0 : Math.ceil(total * SHARE_OF_ADDRESS);
  return { total, perAddress: (maxConnectionsPerAddress ?? ofAddress) || Number.POSITIVE_INFINITY };
}

/**
 * How many files and connections this process may have open, as the kernel says; Node raises the soft limit to the hard
 * one when it starts. Undefined where it is not told (no Linux) or there is no limit.
 */
export function readDescriptorLimit(path = '/proc/self/limits'): number | undefined {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
