import type { Cursor } from './Cursor.ts';
import type { Targets } from './Targets.ts';

const OUTSIDE = /^(internal:\/|route:<|https?:\/\/|mailto:|tel:)/;

/** `node:page/sea-trial#form` becomes `entity:node/12#form`; other addresses are kept. */
export function readUri(cursor: Cursor, targets: Targets): string {
  const uri = cursor.text();
  if (uri.startsWith('node:')) {
    const [name = ''] = uri.slice('node:'.length).split(/[?#]/);
    const rest = uri.slice('node:'.length + name.length);
    return `entity:node/${targets.node(cursor, name).number}${rest}`;
  }
  return OUTSIDE.test(uri)
    ? uri
    : cursor.fail(`"${uri}" is no link; write node:bundle/key, internal:/path, https://… or route:<nolink>.`);
}

/** A link field as Drupal answers it, from a bare address or from `uri`, `title`, `target`, `rel`, `aria_label`. */
export function readLink(cursor: Cursor, targets: Targets): unknown {
  if (typeof cursor.value === 'string') {
    return { uri: readUri(cursor, targets), title: null, options: [] };
  }
  cursor.record(['uri', 'title', 'target', 'rel', 'aria_label']);
  const attributes = Object.fromEntries(
    (['target', 'rel', 'aria_label'] as const).flatMap((key) => {
      const value = cursor.optional(key);
      return value === undefined ? [] : [[key.replace('_', '-'), value.text()]];
    }),
  );
  return {
    uri: readUri(cursor.required('uri'), targets),
    title: cursor.optional('title')?.text() ?? null,
    options: Object.keys(attributes).length === 0 ? [] : { attributes },
  };
}
