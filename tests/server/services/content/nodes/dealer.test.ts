import { describe, expect, it } from 'vitest';
import { getFields } from '../../../../../demo/services/content/model/bundles.ts';
import { dealerInclude } from '../../../../../server/services/content/nodes/dealer.ts';
import { parseDealerNode } from './parseDealerNode.ts';

const image = { type: 'media--image', id: 'logo' };
const film = { type: 'media--video', id: 'film' };

describe('parseDealerNode', () => {
  it('all fields', () => {
    const { page, faults } = parseDealerNode(
      {
        field_subheading: ' Since 1950 ',
        field_text: { value: '<p>x</p>', format: 'rich_text', processed: '<p>Welcome</p>' },
        field_video_url: { uri: 'https://videos.example/1', title: '', options: [] },
        field_salesforce_id: 'A-1',
      },
      {
        field_logo: image,
        field_image: image,
        field_desktop_image: image,
        field_mobile_image: image,
        field_video: film,
      },
    );
    const picture = { url: '/sites/default/files/logo.png', alt: 'Alt of logo', width: 800, height: 600 };
    expect(page).toEqual({
      id: 'node',
      title: 'Harbour',
      type: 'dealers',
      subheading: 'Since 1950',
      text: '<p>Welcome</p>',
      logo: picture,
      image: picture,
      desktopImage: picture,
      mobileImage: picture,
      internVideo: { url: '/sites/default/files/film.mp4', mimeType: 'video/mp4' },
      externalVideo: 'https://videos.example/1',
      salesforceId: 'A-1',
      url: '/dealers/harbour',
    });
    expect(faults).toEqual([]);
  });

  it('requests exactly the fields of its bundle', () => {
    const { asked } = parseDealerNode({ field_salesforce_id: 'A-1' });
    const own = Object.keys(getFields('node--dealer')).filter((name) => name !== 'blocks');
    const fields = [...asked].filter((name) => name.startsWith('field_'));
    expect(fields.sort()).toEqual(own.map((name) => `field_${name}`).sort());
    for (const path of dealerInclude) expect(fields).toContain(path.split('.')[0]);
  });

  it.each([
    ['dealer', 'dealers'],
    ['charter', 'charters'],
    ['service_center', 'service-centers'],
  ])('type %s: %s', (field_dealer_type, type) => {
    const { page, faults } = parseDealerNode({ field_dealer_type });
    expect([page?.type, faults]).toEqual([type, []]);
  });

  it.each(['boatyard', 'Dealer', '', null])('type %j: dealers, reported', (field_dealer_type) => {
    const { page, faults } = parseDealerNode({ field_dealer_type });
    expect([page?.type, faults]).toEqual(['dealers', ['field-invalid field_dealer_type']]);
  });

  it('only a name: nothing else, nothing reported', () => {
    const { page, faults } = parseDealerNode({ field_subheading: '  ', field_text: null });
    expect(page).toEqual({ id: 'node', title: 'Harbour', type: 'dealers', url: '/dealers/harbour' });
    expect(faults).toEqual([]);
  });

  it('fields of a wrong type are omitted and reported, others kept', () => {
    const { page, faults } = parseDealerNode(
      { field_subheading: 7, field_text: 'plain', field_salesforce_id: ['A-1'], field_video_url: 'x' },
      { field_logo: image, field_image: { type: 'media--image', id: 'gone' } },
    );
    expect(page).toMatchObject({ title: 'Harbour', logo: { alt: 'Alt of logo' } });
    expect(Object.keys(page ?? {}).sort()).toEqual(['id', 'logo', 'title', 'type', 'url']);
    expect(faults.sort()).toEqual([
      'field-invalid field_salesforce_id',
      'field-invalid field_subheading',
      'field-invalid field_text',
      'field-invalid field_video_url',
      'relationship-missing field_image',
    ]);
  });

  it.each([null, '', '  ', 7])('name %j: undefined, reported', (title) => {
    const { page, faults } = parseDealerNode({ title });
    expect(page).toBeUndefined();
    expect(faults).toContain('field-invalid');
  });
});
