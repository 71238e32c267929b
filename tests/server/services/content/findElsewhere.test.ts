import { expect, test } from 'vitest';
import { startEditorialSite } from './editorialSite.ts';

const nodes = {
  page: [
    { id: 'quiet', in: { en: ['Quiet', '/quiet'], de: ['Stille', '/stille'] } },
    { id: 'french', in: { fr: ['Ici', '/ici'] } },
  ],
  dealer: [{ id: 'dealer', in: { en: ['One', '/dealers/one'], fr: ['Un', '/concessionnaires/un'] } }],
} as const;

const quiet = [
  { locale: 'en', path: '/quiet' },
  { locale: 'de', path: '/de/stille' },
];

test.each([
  ['/quiet', quiet],
  ['/stille', quiet],
  ['/QUIET', quiet],
  ['/ici', [{ locale: 'fr', path: '/fr/ici' }]],
  ['/nowhere', []],
  [
    '/dealers/one',
    [
      { locale: 'en', path: '/dealers/one' },
      { locale: 'fr', path: '/fr/concessionnaires/un' },
    ],
  ],
])('%s: translations %j', async (path, alternates) => {
  await using site = await startEditorialSite({ nodes });
  expect(await site.content.elsewhere(path)).toEqual(alternates);
});
