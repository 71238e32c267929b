import { entityId, type MenuLinkEntity } from '../Entity.ts';
import { fieldsOf } from '../model/bundles.ts';
import type { Cursor } from './Cursor.ts';
import type { ReadingContext } from './ReadingContext.ts';
import { readLink } from './readAttribute.ts';
import { readFieldValues } from './readFieldValues.ts';
import { isTranslatable, languagesOf, translate } from './translate.ts';

const KEYS = ['title', 'uri', 'target', 'rel', 'aria_label', 'enabled', 'children'];

/** The link of an item; Drupal keeps one for all languages and no title inside it. */
function readMenuLinkTarget(cursor: Cursor, context: ReadingContext): unknown {
  const { uri, target, rel, aria_label } = cursor.record([...Object.keys(Object(cursor.value))]);
  const link = cursor.with({ uri, target, rel, aria_label });
  if (isTranslatable(link)) cursor.fail('the link of a menu item is the same in all languages.');
  return readLink(link, context.targets);
}

/**
 * The items of `menus/<menu>.yaml`, flat as Drupal answers them: an item before its children, siblings numbered by
 * weight, the parent named by id.
 */
export function readMenu(
  menu: string,
  list: Cursor,
  context: ReadingContext,
  parent?: { id: string; key: string },
): MenuLinkEntity[] {
  const type = `menu_link_content--${menu}`;
  const fields = fieldsOf(type);
  return list.list().flatMap((cursor, weight) => {
    cursor.record([...KEYS, ...Object.keys(fields)]);
    const key = `${parent?.key ?? menu}/${weight}`;
    const id = entityId(type, key);
    const number = context.nextNumber('menu_link_content');
    const title = translate(cursor.required('title'), (one) => one.text());
    const owner = { key, created: '', kind: 'menu_link_content' as const, number };
    const item: MenuLinkEntity = {
      kind: 'menu_link_content',
      type,
      id,
      number,
      languages: languagesOf([title]),
      values: readFieldValues(cursor, fields, owner, context),
      title,
      link: readMenuLinkTarget(cursor, context),
      external: /^https?:/.test(cursor.required('uri').text()),
      weight,
      enabled: cursor.optional('enabled')?.boolean() ?? true,
      parentId: parent?.id,
    };
    const children = cursor.optional('children');
    return children === undefined ? [item] : [item, ...readMenu(menu, children, context, { id, key })];
  });
}
