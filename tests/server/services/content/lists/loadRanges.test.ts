import { expect, test } from 'vitest';
import { startSmallSite } from '../smallSite.ts';

test('ranges are read and reported once, and are the same list for all who ask', async () => {
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
