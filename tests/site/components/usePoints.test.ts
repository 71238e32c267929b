import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchPoints } from '../../../site/components/Map/usePoints.ts';

/** An address that answers with this. */
const answering = async (body: string, status = 200): Promise<string> => {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/points`;
};

const ask = async (body: string, status?: number) =>
  fetchPoints(await answering(body, status), AbortSignal.timeout(5000));

it('parses the points of a list', async () => {
  const points = [['EST-FR-001', 47.746, -3.361, 'Trébaol Multicoques']];
  expect(await ask(JSON.stringify(points))).toEqual(points);
});

it('omits invalid points', async () => {
  const points = [
    null,
    'a',
    [],
    ['a', 1, 2],
    ['a', '1', 2, 'A'],
    ['a', null, 2, 'A'],
    [1, 1, 2, 'A'],
    ['b', 1, 2, 'B'],
  ];
  expect(await ask(JSON.stringify(points))).toEqual([['b', 1, 2, 'B']]);
});

it.each([
  ['a server error', '[]', 503],
  ['another shape', '{"points":[]}', 200],
  ['no JSON', '<html>', 200],
])('rejects for %s', async (_what, body, status) => {
  await expect(ask(body, status)).rejects.toThrow();
});
