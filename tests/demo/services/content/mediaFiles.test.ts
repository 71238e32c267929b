import { expect, it } from 'vitest';
import { startFixture } from './startFixture.ts';

const service = startFixture();
const VIDEO = '/sites/default/files/film.mp4';

it('a whole file has its type and length', async () => {
  const answer = await service.ask(VIDEO);
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(answer.headers.get('content-length')).toBe('1000');
  expect((await answer.arrayBuffer()).byteLength).toBe(1000);
});

it('a range of a video: 206 with that part', async () => {
  const answer = await service.ask(VIDEO, { range: 'bytes=10-12' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 10-12/1000');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([10, 11, 12]);
});

it('a range outside the file: 416', async () => {
  const answer = await service.ask(VIDEO, { range: 'bytes=1000-' });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */1000');
});

it.each([
  ['bytes=990-', 'bytes 990-999/1000'],
  ['bytes=-3', 'bytes 997-999/1000'],
  ['bytes=998-2000', 'bytes 998-999/1000'],
  ['lines=1-2', null],
  ['bytes=0-1,4-5', null],
])('answers the range %s with %s', async (range, part) => {
  const answer = await service.ask(VIDEO, { range });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([part ? 206 : 200, part]);
});

it.each([
  '/sites/default/files/nothing.jpg',
  '/sites/default/files/MEDIA.json',
  '/sites/default/files/..%2Fcontent%2Fsite.yaml',
  '/sites/default/files/..%2Fmedia%2Fsea.jpg',
  '/sites/default/files/%2Fetc%2Fpasswd.jpg',
  '/fr/sites/default/files/sea.jpg',
])('has nothing at %s', async (path) => {
  expect((await service.ask(path)).status).toBe(404);
});

it('states the size MEDIA.json gives and measures the other pictures', async () => {
  const { data } = await service.document('/jsonapi/media/image');
  expect(data.map(({ relationships }) => relationships?.field_media_image?.data)).toMatchObject([
    { meta: { width: 1440, height: 810 } },
    { meta: { width: 20, height: 40 } },
    { meta: { alt: '', width: 20, height: 40 } },
  ]);
});
