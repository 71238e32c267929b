import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkCaptchaOnce } from '../../../../server/leads/store/createSolutionLedger.ts';
import { openLeadStore } from '../../../../server/leads/store/openLeadStore.ts';

async function openOne() {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-solutions-'));
  const store = await openLeadStore({ directory });
  onTestFinished(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });
  return store;
}

const one = { solution: 'signature.cHV6emxl.c29sdXRpb24=.AQAB', key: 'key' };

describe('checkCaptchaOnce', () => {
  it.each(['solved', 'unverified'] as const)(
    'one check for concurrent calls of a key (%s)',
    async (verdict) => {
      const store = await openOne();
      let asked = 0;
      const check = async () => {
        asked++;
        return verdict;
      };
      const verdicts = await Promise.all([1, 2, 3].map(() => checkCaptchaOnce(store, one, check)));
      expect(verdicts).toEqual([verdict, verdict, verdict]);
      expect(asked).toBe(1);
      expect(await checkCaptchaOnce(store, { ...one, key: 'other' }, check)).toBe('replayed');
    },
  );

  it('a failed check applies to concurrent calls', async () => {
    const store = await openOne();
    const check = async () => 'unsolved' as const;
    const verdicts = await Promise.all([1, 2].map(() => checkCaptchaOnce(store, one, check)));
    expect(verdicts).toEqual(['unsolved', 'unsolved']);
  });

  it('a check that throws is not stored', async () => {
    const store = await openOne();
    const broken = checkCaptchaOnce(store, one, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await checkCaptchaOnce(store, one, async () => 'solved')).toBe('solved');
  });

  it.each(['', '.ERROR', '.UNSTARTED'])(
    'widget states are not stored as spent solutions (%j)',
    async (solution) => {
      const store = await openOne();
      const check = async () => 'unverified' as const;
      for (const key of ['key', 'other']) {
        expect(await checkCaptchaOnce(store, { solution, key }, check)).toBe('unverified');
      }
    },
  );
});
