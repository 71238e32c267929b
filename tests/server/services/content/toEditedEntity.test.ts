import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { parseDocument } from '../../../../server/services/content/jsonapi/parseDocument.ts';
import { toEditedEntity } from '../../../../server/services/content/jsonapi/toEditedEntity.ts';
import { captures } from './captures.ts';

const CMS = 'https://cms.example/drupal';

/** The first resource of a captured answer. */
const captured = (name: string) => {
  const { body } = captures.find((capture) => capture.name === name) ?? {};
  const [resource] = parseDocument(JSON.parse(String(body))).data;
  if (!resource) throw new Error(`${name} has no resource`);
  return resource;
};

describe('edit link of captured content', () => {
  it.each([
    ['detail-product-aurel-42-en', 'en', '/node/', true],
    ['detail-product-aurel-42-fr', 'fr', '/fr/node/', true],
    ['menu-header-left-pt', 'pt', '/pt-pt/admin/structure/menu/item/', false],
    ['terms-blog_categories-fr', 'fr', '/fr/taxonomy/term/', false],
  ])('%s: language %s, form below %s', (name, locale, form, isNode) => {
    const resource = captured(name);
    const entity = toEditedEntity(resource, CMS);
    expect(entity).toMatchObject({
      locale,
      title: resource.attributes.title ?? resource.attributes.name,
      edit: expect.stringMatching(new RegExp(`^${CMS}${form}\\d+/edit$`)),
    });
    expect(entity?.node).toBe(isNode ? resource.attributes.drupal_internal__nid : undefined);
  });

  it('no link in the demo, and none for entities edited within others', () => {
    expect(toEditedEntity(captured('detail-page-home-en'))).not.toHaveProperty('edit');
    const { body } = captures.find(({ name }) => name === 'detail-page-home-en') ?? {};
    const home: unknown = JSON.parse(String(body));
    const types = (isRecord(home) && Array.isArray(home.included) ? home.included : []).map(
      ({ type }) => type,
    );
    expect(types.length).toBeGreaterThan(0);
    const paragraph = types.find((type: string) => type.startsWith('paragraph--'));
    expect(toEditedEntity({ type: paragraph, attributes: {} }, CMS)).toBeUndefined();
  });

  it('keeps an unknown language code', () => {
    const attributes = { drupal_internal__nid: 7, title: 'X', langcode: 'und' };
    expect(toEditedEntity({ type: 'node--page', attributes }, CMS)).toEqual({
      node: 7,
      title: 'X',
      locale: 'und',
      edit: `${CMS}/node/7/edit`,
    });
  });
});
