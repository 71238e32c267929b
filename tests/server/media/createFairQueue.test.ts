import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueBounds } from '../../../server/media/createFairQueue.ts';

const ONE_SLOT: FairQueueBounds = {
  what: 'pictures',
  slots: 1,
  slotsPerClient: 1,
  waiting: 10,
  waitingPerClient: 5,
};

/** A queue whose jobs note that they were started, and end when they are told. */
function start(bounds: Partial<FairQueueBounds> = {}) {
  const queue = createFairQueue<string>({ ...ONE_SLOT, ...bounds });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const signals = new Map<string, AbortSignal>();
  const ask = (address: string, key: string, signal?: AbortSignal): Promise<string> => {
    const result = queue({ key, address, signal }, (leaving) => {
      started.push(key);
      signals.set(key, leaving);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(key, () => resolve(key));
      return promise;
    });
    // Asserted on by those tests that expect it.
    result.catch(() => undefined);
    return result;
  };
  const end = async (key: string): Promise<void> => {
    ends.get(key)?.();
    await new Promise(setImmediate);
  };
  return { ask, end, started, signals };
}

describe('createFairQueue', () => {
  it('round robin: a client with one job waits for at most one job of a client with many', async () => {
    const { ask, end, started } = start();
    for (const key of ['a1', 'a2', 'a3']) void ask('a', key);
    void ask('b', 'b1');
    for (const key of ['a1', 'a2', 'b1']) await end(key);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('limits the running jobs of a client, even with free slots', async () => {
    const { ask, end, started } = start({ slots: 3, slotsPerClient: 2 });
    for (const key of ['a1', 'a2', 'a3']) void ask('a', key);
    void ask('b', 'b1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('503 if the queue of a client, or of all, is full', async () => {
    const { ask } = start({ waiting: 3, waitingPerClient: 2 });
    for (const key of ['a1', 'a2', 'a3']) void ask('a', key);
    await expect(ask('a', 'a4')).rejects.toMatchObject({ name: 'BusyError', status: 503 });
    void ask('b', 'b1');
    await expect(ask('c', 'c1')).rejects.toMatchObject({ name: 'BusyError', status: 503 });
  });

  it('runs a job once for all clients of its key, at the turn of the first', async () => {
    const { ask, end, started } = start();
    for (const key of ['a1', 'a2', 'shared']) void ask('a', key);
    const results = [ask('b', 'shared'), ask('b', 'shared')];
    await end('a1');
    await end('a2');
    await end('shared');
    expect(await Promise.all(results)).toEqual(['shared', 'shared']);
    expect(started).toEqual(['a1', 'a2', 'shared']);
  });

  it('a waiting job is dropped when its client disconnects, and its place freed', async () => {
    const { ask, end, started } = start({ waitingPerClient: 1 });
    const leaving = new AbortController();
    void ask('a', 'a1');
    const dropped = ask('a', 'a2', leaving.signal);
    leaving.abort();
    await expect(dropped).rejects.toMatchObject({ name: 'ClientLeftError' });
    void ask('a', 'a3');
    await end('a1');
    expect(started).toEqual(['a1', 'a3']);
  });

  it('a job continues while one of its clients is connected', async () => {
    const { ask, end, started } = start();
    const leaving = new AbortController();
    void ask('a', 'a1');
    void ask('a', 'shared', leaving.signal);
    const staying = ask('b', 'shared');
    leaving.abort();
    await end('a1');
    await end('shared');
    expect(await staying).toBe('shared');
    expect(started).toEqual(['a1', 'shared']);
  });

  it('aborts a running job when its last client disconnects; the next request starts a new one', async () => {
    const { ask, end, started, signals } = start({ slots: 2, slotsPerClient: 2 });
    const leaving = new AbortController();
    void ask('a', 'a1', leaving.signal);
    expect(signals.get('a1')?.aborted).toBe(false);
    leaving.abort();
    expect(signals.get('a1')?.aborted).toBe(true);
    const again = ask('a', 'a1');
    await end('a1');
    expect(await again).toBe('a1');
    expect(started).toEqual(['a1', 'a1']);
  });

  it('rejects for a disconnected client', async () => {
    const { ask, started } = start();
    await expect(ask('a', 'a1', AbortSignal.abort())).rejects.toMatchObject({ name: 'ClientLeftError' });
    expect(started).toEqual([]);
  });

  it('continues after a failed job', async () => {
    const queue = createFairQueue<string>(ONE_SLOT);
    const failed = queue({ key: 'a1', address: 'a' }, () => Promise.reject(new Error('damaged')));
    const next = queue({ key: 'a2', address: 'a' }, async () => 'made');
    await expect(failed).rejects.toThrow('damaged');
    expect(await next).toBe('made');
  });
});
