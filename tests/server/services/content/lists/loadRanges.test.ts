import { expect, test } from 'vitest';
import { startSmallSite } from '../smallSite.ts';

test('loaded and reported once; the same array for all callers', async () => {
  await using site = await startSmallSite(() => undefined);
  // The one range there is has no translation into German.
  expect(await site.content.ranges('de')).toEqual([]);
  const reported = site.events.filter(({ event }) => event === 'untranslated');
  expect(reported).toHaveLength(1);
  const first = await site.content.ranges('fr');
  expect(await site.content.ranges('fr')).toBe(first);
  await site.content.ranges('de');
  expect(site.events.filter(({ event }) => event === 'untranslated')).toEqual(reported);
});
