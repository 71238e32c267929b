import { expect, it } from 'vitest';
import { parseRange } from '../../../../server/embedded/content/answers/sendMediaFile.ts';
import { startFixture } from './startFixture.ts';

const service = startFixture();
const FILM = '/sites/default/files/film.mp4';

it('sends a file whole with its type and length', async () => {
  const answer = await service.ask(FILM);
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(answer.headers.get('content-length')).toBe('1000');
  expect((await answer.arrayBuffer()).byteLength).toBe(1000);
});

it('sends the part of a film a player asks for', async () => {
  const answer = await service.ask(FILM, { range: 'bytes=10-12' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 10-12/1000');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([10, 11, 12]);
});

it('says that a part lies outside the file', async () => {
  const answer = await service.ask(FILM, { range: 'bytes=1000-' });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */1000');
});

it('understands open and suffix ranges, and takes anything else for the whole', () => {
  expect(parseRange('bytes=5-', 10)).toEqual({ start: 5, end: 9 });
  expect(parseRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(parseRange('bytes=8-99', 10)).toEqual({ start: 8, end: 9 });
  expect(parseRange('lines=1-2', 10)).toBeUndefined();
  expect(parseRange('bytes=0-1,4-5', 10)).toBeUndefined();
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
