import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '../../../server/errors.ts';
import { createCircuit } from '../../../server/upstream/createCircuit.ts';
import type { Failure, JsonAnswer } from '../../../server/upstream/JsonQuestion.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const FINE: JsonAnswer = { status: 200, body: {} };
const failure = (status?: number): Failure => ({
  error: new UpstreamError('down'),
  passing: true,
  ...(status !== undefined && { status }),
});

function start() {
  const told: string[] = [];
  const circuit = createCircuit({
    onRest: ({ error }) => told.push(`rests: ${error.message}`),
    onBack: () => told.push('back'),
  });
  let asked = 0;
  const ask = (answer: JsonAnswer | Failure, about = `/${asked}`) =>
    circuit.run(about, async () => {
      asked++;
      return answer;
    });
  /** Five failures within two seconds. */
  const breakIt = async (answer = failure(), about?: string) => {
    for (let tries = 0; tries < 5; tries++) {
      await ask(answer, about);
      pass(500);
    }
  };
  return { circuit, told, ask, breakIt, asked: () => asked };
}

describe('a circuit', () => {
  it.each([undefined, 500, 502, 503, 200, 302])('rests after five failures in a row (%s)', async (status) => {
    const { circuit, told, ask, breakIt, asked } = start();
    await breakIt(failure(status));
    expect([circuit.isResting(), told]).toEqual([true, ['rests: down']]);
    expect(await ask(FINE)).toBeUndefined();
    expect(asked()).toBe(5);
  });

  it.each([401, 403, 404, 429])('takes a refusal (%s) for an answer', async (status) => {
    const { circuit, breakIt } = start();
    await breakIt(failure(status));
    expect(circuit.isResting()).toBe(false);
  });

  it('forgets failures once there is an answer', async () => {
    const { circuit, ask } = start();
    for (let tries = 0; tries < 12; tries++) {
      await ask(tries % 4 === 3 ? FINE : failure());
      pass(500);
    }
    expect(circuit.isResting()).toBe(false);
  });

  it('takes many failures within a second for one hiccup', async () => {
    const { circuit, ask } = start();
    for (let tries = 0; tries < 20; tries++) await ask(failure());
    expect(circuit.isResting()).toBe(false);
    pass(1000);
    await ask(failure());
    expect(circuit.isResting()).toBe(true);
  });

  it('does not rest because of one address that fails again and again', async () => {
    const { circuit, breakIt } = start();
    await breakIt(failure(500), '/broken');
    expect(circuit.isResting()).toBe(false);
  });

  it('lets one look after ten seconds, and turns the others away meanwhile', async () => {
    const { circuit, told, ask, breakIt } = start();
    await breakIt();
    pass(9500);
    const gate = Promise.withResolvers<JsonAnswer>();
    const looking = circuit.run('/', () => gate.promise);
    expect(await ask(FINE)).toBeUndefined();
    gate.resolve(FINE);
    expect(await looking).toBe(FINE);
    expect(await ask(FINE)).toBe(FINE);
    expect(told).toEqual(['rests: down', 'back']);
  });

  it('rests for another ten seconds when the look fails, and does not tell again', async () => {
    const { circuit, told, ask, breakIt } = start();
    await breakIt();
    pass(10_000);
    expect(await ask(failure())).toMatchObject({ passing: true });
    expect([circuit.isResting(), told]).toEqual([true, ['rests: down']]);
    pass(10_000);
    expect(await ask(FINE)).toBe(FINE);
  });
});
