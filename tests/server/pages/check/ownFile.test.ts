import { expect, it } from 'vitest';
import { ownFile, valueFindings } from '../../../../server/pages/check/valueFindings.ts';

it.each([
  ['/films/sites/default/files/sea-trial.mp4', { path: '/sites/default/files/sea-trial.mp4', kind: 'video' }],
  [
    '/images/panorama/3600.jpeg/sites/default/files/regatta-360.jpg',
    { path: '/sites/default/files/regatta-360.jpg', kind: 'image' },
  ],
  ['/images/panorama/9.jpeg/sites/default/files/regatta-360.jpg', undefined],
  ['/films', undefined],
  ['/boats/estran-42', undefined],
  ['https://films.example/films/sites/default/files/sea-trial.mp4', undefined],
])('%s: %o', (url, file) => {
  expect(ownFile(url)).toEqual(file);
});

it('a missing video file is missing-file, a missing page broken-link', async () => {
  const schema = { type: 'string', format: 'link-url' } as const;
  const getFindings = (value: string) =>
    valueFindings(
      { value, schema, pointer: '/videoUrl' },
      { page: '/sea-trial' },
      {
        checkFile: async (path, kind) => ({ kind: 'missing-file', reason: `no ${kind} at ${path}` }),
        checkLink: async (url) => ({ reason: `no page at ${url}` }),
      },
    );
  expect(await getFindings('/films/sites/default/files/gone.mp4')).toMatchObject([
    { kind: 'missing-file', pointer: '/videoUrl', reason: 'no video at /sites/default/files/gone.mp4' },
  ]);
  expect(await getFindings('/gone')).toMatchObject([{ kind: 'broken-link', reason: 'no page at /gone' }]);
});
