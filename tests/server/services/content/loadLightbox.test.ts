import { expect, test } from 'vitest';
import { smallLightbox } from './smallLightbox.ts';
import { startSmallSite } from './smallSite.ts';
import type { CannedAnswer } from './startContentServer.ts';

const answering = (answer: CannedAnswer) =>
  startSmallSite((question) => (question.includes('/config_pages/') ? answer : undefined));

test('requests the language by path prefix and name; returns pictures and link', async () => {
  await using site = await answering({ body: smallLightbox() });
  expect(await site.content.lightbox('pt')).toEqual({
    image: { url: '/sites/default/files/wide.jpg', alt: 'At anchor', width: 1440, height: 810 },
    mobileImage: { url: '/sites/default/files/narrow.jpg', alt: 'At anchor', width: 768, height: 1024 },
    link: { url: 'https://promo.example/' },
  });
  expect(site.server.asked.filter((question) => question.includes('/config_pages/'))).toEqual([
    '/pt-pt/jsonapi/config_pages/lightbox_pt?include=field_desktop_image.field_media_image,field_mobile_image.field_media_image',
  ]);
  expect(site.events).toEqual([]);
});

test.each(['internal:/catamarans/a', 'internal:/boats/a', 'entity:node/1'])(
  'link %s: URL of the language, with the editor’s target',
  async (uri) => {
    const field_link = { uri, options: { attributes: { target: '_blank' } } };
    await using site = await answering({ body: smallLightbox({ field_link }) });
    expect((await site.content.lightbox('fr'))?.link).toEqual({ url: '/fr/catamarans/a', target: '_blank' });
  },
);

test('takes the words that the editor gave', async () => {
  const field_link = { uri: 'https://promo.example/', title: ' To the\u0001 offer ', options: [] };
  const fields = { field_link, field_heading: ' The first season ', field_teaser: 'Included.' };
  await using site = await answering({ body: smallLightbox(fields) });
  expect(await site.content.lightbox('en')).toMatchObject({
    heading: 'The first season',
    text: 'Included.',
    link: { label: 'To the offer' },
  });
});

test('mobile picture is optional', async () => {
  await using site = await answering({ body: smallLightbox({}, { field_mobile_image: { data: null } }) });
  expect(await site.content.lightbox('en')).not.toHaveProperty('mobileImage');
});

test.each([
  ['link', { field_link: null }, {}, 'field_link'],
  ['usable link', { field_link: { uri: 'javascript:alert(1)' } }, {}, 'field_link'],
  ['picture', {}, { field_desktop_image: { data: null } }, 'field_desktop_image'],
])('without a %s: undefined, reported', async (_what, attributes, relationships, field) => {
  await using site = await answering({ body: smallLightbox(attributes, relationships) });
  expect(await site.content.lightbox('en')).toBeUndefined();
  expect(site.events).toContainEqual(
    expect.objectContaining({
      event: 'field-invalid',
      resource: 'config_pages--lightbox_en',
      id: 'visual',
      field,
    }),
  );
});

test('emptied or missing: undefined, not reported', async () => {
  const emptied = smallLightbox({ field_link: null }, { field_desktop_image: { data: null } });
  for (const body of [emptied, { data: [] }]) {
    await using site = await answering({ body });
    expect(await site.content.lightbox('en')).toBeUndefined();
    expect(site.events).toEqual([]);
  }
});

test.each<[string, CannedAnswer, string]>([
  ['has no such list', { status: 404, type: 'text/html', body: 'Not found' }, 'list-absent'],
  ['has no such resource', { status: 404, body: { errors: [] } }, 'list-failed'],
  ['keeps it to itself', { body: { data: [], meta: { omitted: {} } } }, 'access-denied'],
  ['is down', { status: 500, type: 'text/html', body: 'Oh no' }, 'list-failed'],
  ['hangs up', { body: '{"data":[', broken: true }, 'list-failed'],
])('the service %s: undefined, reported', async (_fault, answer, event) => {
  await using site = await answering(answer);
  expect(await site.content.lightbox('en')).toBeUndefined();
  expect(site.events).toEqual([expect.objectContaining({ event })]);
});

test('one request for many pages', async () => {
  await using site = await answering({ body: smallLightbox() });
  await site.content.lightbox('en');
  await site.content.lightbox('en');
  expect(site.server.asked.filter((question) => question.includes('/config_pages/'))).toHaveLength(1);
});
