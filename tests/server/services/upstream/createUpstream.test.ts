import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpstream } from '../../../../server/services/upstream/createUpstream.ts';
import { fetchJson } from '../../../../server/services/upstream/fetchJson.ts';
import { listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const json = { 'Content-Type': 'application/json' };

/** A service on loopback that answers as `behaviour` says, and the circuit of its client. */
async function start() {
  const memory = memoryLog();
  const well = (response: ServerResponse): void => void response.writeHead(200, json).end('{}');
  const behaviour = { answer: well };
  let asked = 0;
  const { origin } = await listen((_request, response) => {
    asked++;
    behaviour.answer(response);
  });
  const upstream = createUpstream({ service: 'content', deadlineMs: 5000, log: memory.log });
  const ask = (path = `/${asked}`) =>
    fetchJson(upstream, { who: 'The service', address: new URL(path, origin), shown: path });
  const answerWith = (status: number | 'hang up') => {
    behaviour.answer = (response) => {
      if (status === 'hang up') response.destroy();
      else response.writeHead(status, status === 500 ? json : { 'Content-Type': 'text/html' }).end('');
    };
  };
  const recover = () => {
    behaviour.answer = well;
  };
  /** Five questions within two seconds. */
  const askFive = async (path?: string) => {
    for (let tries = 0; tries < 5; tries++) {
      await ask(path);
      pass(500);
    }
  };
  const told = () => memory.lines().map(({ event }) => event);
  return {
    circuit: upstream.circuit,
    behaviour,
    ask,
    askFive,
    answerWith,
    recover,
    told,
    asked: () => asked,
  };
}

describe('the circuit of a service', () => {
  it.each(['hang up', 500, 502, 503, 200, 302] as const)(
    'opens after five failures in a row (%s): the sixth request fails without a call',
    async (failure) => {
      const { circuit, ask, askFive, answerWith, recover, told, asked } = await start();
      answerWith(failure);
      await askFive();
      recover();
      expect([circuit.isOpen(), circuit.state(), told()]).toEqual([true, 'open', ['upstream-circuit-open']]);
      expect(await ask('/x')).toEqual({ error: expect.objectContaining({ status: 503 }) });
      expect(asked()).toBe(5);
    },
  );

  it.each([401, 403, 404, 429])('stays closed after five refusals (%s)', async (status) => {
    const { circuit, askFive, answerWith } = await start();
    answerWith(status);
    await askFive();
    expect([circuit.isOpen(), circuit.state()]).toEqual([false, 'closed']);
  });

  it('a success resets the failure count', async () => {
    const { circuit, ask, answerWith, recover } = await start();
    for (let tries = 0; tries < 12; tries++) {
      if (tries % 4 === 3) recover();
      else answerWith(503);
      await ask();
      pass(500);
    }
    expect(circuit.isOpen()).toBe(false);
  });

  it('twenty failures within a second: closed; the next one opens it', async () => {
    const { circuit, ask, answerWith } = await start();
    answerWith(503);
    for (let tries = 0; tries < 20; tries++) await ask();
    expect(circuit.isOpen()).toBe(false);
    pass(1000);
    await ask();
    expect(circuit.isOpen()).toBe(true);
  });

  it('one failing URL does not open it', async () => {
    const { circuit, askFive, answerWith } = await start();
    answerWith(500);
    await askFive('/broken');
    expect(circuit.isOpen()).toBe(false);
  });

  it('half-open after ten seconds: one request is let through, others fail', async () => {
    const { circuit, behaviour, ask, askFive, answerWith, told } = await start();
    answerWith(503);
    await askFive();
    pass(9500);
    const asked = Promise.withResolvers<ServerResponse>();
    behaviour.answer = asked.resolve;
    const looking = ask('/look');
    const response = await asked.promise;
    expect([circuit.state(), circuit.isOpen()]).toEqual(['half-open', true]);
    expect(await ask()).toHaveProperty('error');
    response.writeHead(200, json).end('{}');
    expect(await looking).toEqual({ status: 200, body: {} });
    expect([circuit.state(), told()]).toEqual([
      'closed',
      ['upstream-circuit-open', 'upstream-circuit-closed'],
    ]);
  });

  it('half-open request fails: open for another ten seconds, no second log line', async () => {
    const { circuit, ask, askFive, answerWith, recover, told } = await start();
    answerWith(503);
    await askFive();
    pass(10_000);
    await ask();
    expect([circuit.isOpen(), told()]).toEqual([true, ['upstream-circuit-open']]);
    pass(10_000);
    recover();
    expect(await ask()).toEqual({ status: 200, body: {} });
  });
});
