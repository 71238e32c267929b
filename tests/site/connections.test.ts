import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Opened {
  /** How many of them the site has closed. */
  closed(): number;
  /** What the site has sent over all of them. */
  received(): string;
}

/** Opens connections that send `bytes` and never close their own end. */
async function open({ url }: Site, count: number, { bytes = '', from = '127.0.0.1' } = {}): Promise<Opened> {
  let closed = 0;
  let received = '';
  const port = Number(new URL(url).port);
  const opened = Array.from({ length: count }, async () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    sockets.push(socket);
    // One that is closed before it was read, or while bytes are on their way, ends with an error.
    socket.on('error', () => closed++).once('end', () => closed++);
    socket.on('data', (data) => {
      received += data;
    });
    await once(socket, 'connect').catch(() => undefined);
    if (bytes) socket.write(bytes);
  });
  await Promise.all(opened);
  return { closed: () => closed, received: () => received };
}

const limited = ({ log }: Site, outcome: string) =>
  log.filter((line) => line.event === 'connections-limited' && line.outcome === outcome);

/** A request that is never sent whole; the site says so when it begins to read it. */
const UNFINISHED =
  'POST /newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\nExpect: 100-continue\r\n\r\na';

describe('600 silent connections, 400 file descriptors', () => {
  let site: Site;
  beforeAll(async () => {
    site = await runSite({ MAX_CONNECTIONS_PER_ADDRESS: '0' }, { files: 400 });
  });
  afterAll(() => site.kill());

  it('pages are still served; few log lines, without addresses', async () => {
    const { closed } = await open(site, 600);
    for (let visit = 0; visit < 3; visit++) expect((await ask(site.url, '/the-yard')).status).toBe(200);
    // Half of the files are for connections.
    await expect.poll(closed).toBeGreaterThanOrEqual(400);
    const lines = limited(site, 'closed');
    expect(lines[0]).toMatchObject({ level: 'warn', total: 200 });
    expect(lines.length).toBeLessThan(10);
    expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
    expect(site.noise).toEqual([]);
  });

  it('silent connections and incomplete requests do not delay shutdown', async () => {
    const silent = await open(site, 5);
    const halfHeaders = await open(site, 5, { bytes: 'GET / HTTP/1.1\r\nHost: a\r\n' });
    const halfForm = await open(site, 5, { bytes: UNFINISHED });
    // It waits ten seconds for requests that run; then it would end by force, with code 1.
    expect(await site.stop()).toBe(0);
    expect(site.log.filter(({ event }) => event === 'shutdown-forced')).toEqual([]);
    await expect.poll(() => silent.closed() + halfHeaders.closed() + halfForm.closed()).toBe(15);
  });
});

describe('MAX_CONNECTIONS 20, 10 per address', () => {
  let site: Site;
  beforeAll(async () => {
    site = await runSite({ MAX_CONNECTIONS: '20', MAX_CONNECTIONS_PER_ADDRESS: '10' });
  });
  afterAll(() => site.kill());

  // Its answer comes after the site has seen the connections of the test before this one close.
  beforeEach(() =>
    ask(site.url, '/healthz').then(
      () => undefined,
      () => undefined,
    ),
  );

  const openFromTwo = async (bytes: string) => {
    const all = await Promise.all(['127.0.0.2', '127.0.0.3'].map((from) => open(site, 10, { bytes, from })));
    return {
      closed: () => all.reduce((sum, { closed }) => sum + closed(), 0),
      answers: () =>
        all
          .map(({ received }) => received())
          .join('')
          .split('HTTP/1.1 ').length - 1,
    };
  };

  it('closes the oldest silent connections of an address over its limit, none of others', async () => {
    const others = await open(site, 5, { from: '127.0.0.3' });
    const { closed } = await open(site, 30, { from: '127.0.0.2' });
    await expect.poll(closed).toBe(20);
    expect((await ask(site.url, '/healthz')).status).toBe(200);
    expect(others.closed()).toBe(0);
  });

  it('closes idle connections over the total limit', async () => {
    const { closed, answers } = await openFromTwo('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(answers).toBe(20);
    expect((await ask(site.url, '/healthz')).status).toBe(200);
    expect(closed()).toBeGreaterThan(0);
  });

  it('all busy: refuses new connections, aborts none', async () => {
    const { closed, answers } = await openFromTwo(UNFINISHED);
    await expect.poll(answers).toBe(20);
    // The first may be answered while the site still looks for idle ones to close in its favour.
    const next = () =>
      ask(site.url, '/healthz').then(
        () => 'answered',
        () => 'refused',
      );
    await expect.poll(next).toBe('refused');
    expect(closed()).toBe(0);
    await expect.poll(() => limited(site, 'refused')).not.toEqual([]);
  });
});
