import express from 'express';
import { expect, it } from 'vitest';
import { ownHost } from '../../../../server/http/middleware/ownHost.ts';
import { ask, listen } from '../../loopback.ts';

const statusFor = async (listensOn: string, host: string): Promise<number> => {
  const app = express()
    .use(ownHost(listensOn))
    .use((_request, response) => void response.send('in'));
  return (await ask((await listen(app)).origin, '/', { headers: { host } })).status;
};

it.each([
  ['127.0.0.1', 'localhost', 200],
  ['127.0.0.1', 'LOCALHOST:3001', 200],
  ['127.0.0.1', 'rebound.example:3001', 421],
  ['127.0.0.1', '10.0.0.5:3001', 421],
  ['10.0.0.5', '10.0.0.5:3001', 200],
  ['10.0.0.5', 'localhost:3001', 200],
  ['tools.example', 'Tools.Example', 200],
  ['fd00::1', '[fd00::1]:3001', 200],
  ['0.0.0.0', 'anything.example', 200],
  ['::', 'anything.example', 200],
])('listening on %s, answers a request for %s with %d', async (listensOn, host, status) => {
  expect(await statusFor(listensOn, host)).toBe(status);
});
