import { describe, expect, it } from 'vitest';
import { limitConcurrency } from '../../../server/files/limitConcurrency.ts';

describe('limitConcurrency', () => {
  it('runs no more than it has slots, in order, and goes on after a failure', async () => {
    const limit = limitConcurrency(2, 10);
    const started: number[] = [];
    const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
    const all = gates.map((gate, index) =>
      limit(() => {
        started.push(index);
        return gate.promise;
      }),
    );
    expect(started).toEqual([0, 1]);
    gates[1]?.reject(new Error('failed'));
    await expect(all[1]).rejects.toThrow('failed');
    await new Promise(setImmediate);
    expect(started).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    await Promise.allSettled(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('turns work away when even the places are taken', async () => {
    const limit = limitConcurrency(1, 1);
    const gate = Promise.withResolvers<void>();
    const running = [limit(() => gate.promise), limit(() => gate.promise)];
    await expect(limit(() => gate.promise)).rejects.toMatchObject({ name: 'BusyError', status: 503 });
    gate.resolve();
    await Promise.all(running);
  });
});
