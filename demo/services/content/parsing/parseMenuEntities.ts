import { entityId, type MenuLinkEntity } from '../Entity.ts';
import { getFields } from '../model/bundles.ts';
import type { Cursor } from './Cursor.ts';
import type { ParsingContext } from './ParsingContext.ts';
import { parseLinkField } from './parseAttribute.ts';
import { parseFieldValues } from './parseFieldValues.ts';
import { getLanguages, isTranslatable, parseTranslated } from './parseTranslated.ts';

const KEYS = ['title', 'description', 'uri', 'target', 'rel', 'aria_label', 'enabled', 'children'];

/** The link of an item; Drupal stores one for all languages, without a title. */
function parseMenuLinkTarget(cursor: Cursor, context: ParsingContext): unknown {
  const { uri, target, rel, aria_label } = cursor.record([...Object.keys(Object(cursor.value))]);
  const link = cursor.with({ uri, target, rel, aria_label });
  if (isTranslatable(link)) cursor.fail('the link of a menu item is the same in all languages.');
  return parseLinkField(link, context.targets);
}

/**
 * The items of `menus/<menu>.yaml` as Drupal's flat list: parents before children, siblings ordered by weight, the
 * parent referred to by id.
 */
export function parseMenuEntities(
  menu: string,
  list: Cursor,
  context: ParsingContext,
  parent?: { id: string; key: string },
): MenuLinkEntity[] {
  const type = `menu_link_content--${menu}`;
  const fields = getFields(type);
  return list.list().flatMap((cursor, weight) => {
    cursor.record([...KEYS, ...Object.keys(fields)]);
    const key = `${parent?.key ?? menu}/${weight}`;
    const id = entityId(type, key);
    const number = context.nextNumber('menu_link_content');
    const title = parseTranslated(cursor.required('title'), (one) => one.text());
    const description = cursor.optional('description');
    const owner = { key, created: '', kind: 'menu_link_content' as const, number };
    const item: MenuLinkEntity = {
      kind: 'menu_link_content',
      type,
      id,
      number,
      languages: getLanguages([title]),
      values: parseFieldValues(cursor, fields, owner, context),
      title,
      description: description && parseTranslated(description, (one) => one.text()),
      link: parseMenuLinkTarget(cursor, context),
      external: /^https?:/.test(cursor.required('uri').text()),
      weight,
      enabled: cursor.optional('enabled')?.boolean() ?? true,
      parentId: parent?.id,
    };
    const children = cursor.optional('children');
    return children === undefined
      ? [item]
      : [item, ...parseMenuEntities(menu, children, context, { id, key })];
  });
}
