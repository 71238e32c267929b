import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { ConnectionLimits } from './connectionLimits.ts';
import { createThrottledLog } from './createThrottledLog.ts';
import { getNetwork } from './getNetwork.ts';

/** Searching for idle connections visits all of them. */
const CLOSE_IDLE_EVERY_MS = 100;

type Outcome = 'closed' | 'refused';

const MESSAGES: Record<Outcome, string> = {
  closed: 'Too many connections: those that had waited longest without a request were closed for new ones',
  refused: 'Too many connections: new ones were refused',
};

/**
 * Bounds the connections of a server. At a limit, a new connection replaces the one that has been open longest without
 * a request: a visitor sends a request within a round trip, so this closes an attacker's connections, while refusing
 * new ones would refuse visitors. Where all have sent a request, idle ones are closed; where none is idle, the new one
 * is refused.
 *
 * @returns wraps the request listener, which marks connections with a request.
 */
export function guardConnections(
  server: Server,
  { total, perAddress }: ConnectionLimits,
  log: Logger,
): (handler: RequestListener) => RequestListener {
  /** Without a request yet, longest open first. */
  const waiting = new Set<Socket>();
  const networks = new WeakMap<Socket, string>();
  const connections = new Map<string, number>();
  let open = 0;
  let closedIdleAt = Number.NEGATIVE_INFINITY;

  const reporter = (outcome: Outcome) =>
    createThrottledLog((count) =>
      log.warn({ event: 'connections-limited', outcome, count, open, total, perAddress }, MESSAGES[outcome]),
    );
  const report = { closed: reporter('closed'), refused: reporter('refused') };

  const drop = (socket: Socket, outcome: Outcome): void => {
    waiting.delete(socket);
    socket.destroy();
    report[outcome]();
  };

  const longestWaiting = (network?: string): Socket | undefined => {
    for (const socket of waiting) if (!network || networks.get(socket) === network) return socket;
    return undefined;
  };

  /** Makes room among all connections, or among those of one network. */
  const admit = (newest: Socket, network?: string): void => {
    const oldest = longestWaiting(network);
    const now = performance.now();
    if (oldest) {
      drop(oldest, 'closed');
      return;
    }
    if (network || now - closedIdleAt < CLOSE_IDLE_EVERY_MS) {
      drop(newest, 'refused');
      return;
    }
    closedIdleAt = now;
    server.closeIdleConnections();
    // Sockets emit `close` at the end of this turn of the event loop.
    setImmediate(() =>
      setImmediate(() => {
        if (open > total) drop(newest, 'refused');
      }),
    );
  };

  server.on('connection', (socket) => {
    const network = getNetwork(socket.remoteAddress ?? '');
    const ofNetwork = (connections.get(network) ?? 0) + 1;
    open++;
    connections.set(network, ofNetwork);
    networks.set(socket, network);
    socket.once('close', () => {
      open--;
      waiting.delete(socket);
      const left = (connections.get(network) ?? 1) - 1;
      if (left > 0) connections.set(network, left);
      else connections.delete(network);
    });
    if (ofNetwork > perAddress) admit(socket, network);
    else if (open > total) admit(socket);
    if (!socket.destroyed) waiting.add(socket);
  });

  return (handler) => (request, response) => {
    waiting.delete(request.socket);
    handler(request, response);
  };
}
