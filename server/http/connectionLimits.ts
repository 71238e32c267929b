import { readFileSync } from 'node:fs';
import { ConfigError } from './errors.ts';

/** Limits of connections of one process. */
export interface ConnectionLimits {
  total: number;
  /** Of one address (IPv6: one network, see getNetwork); infinite behind a proxy, which shares one address. */
  perAddress: number;
}

interface Wanted {
  /** As configured; undefined: chosen here. */
  maxConnections: number | undefined;
  /** As configured; 0 means no limit, undefined: chosen here. */
  maxConnectionsPerAddress: number | undefined;
  trustProxy: number;
}

/** A connection takes some 20 kB: 4,000 fit into the process's memory. */
const MOST = 4000;
/** Listening sockets, the lead store, Redis, log files, the event loop. */
const RESERVED = 64;
/** The other half is for pictures, tiles, log files and calls to services. */
const SHARE_OF_DESCRIPTORS = 1 / 2;
/** An office behind one address stays far below; one machine cannot take the connections of all others. */
const SHARE_OF_ADDRESS = 1 / 4;

/**
 * The limits of this process.
 * @param descriptors its limit of open files; undefined when unknown.
 * @throws ConfigError when more connections are configured than descriptors allow.
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
 * The limit of open files and connections of this process; Node raises the soft limit to the hard one at start.
 * Undefined where unknown (no Linux) or unlimited.
 */
export function readDescriptorLimit(path = '/proc/self/limits'): number | undefined {
  try {
    const soft = /^Max open files +(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
