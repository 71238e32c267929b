import { deflateRawSync } from 'node:zlib';
import { blockTypes } from '../../blocks/registryLines.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { addresses } from './addresses.ts';

/** Bytes of compressed props: the playground opens no longer address (files/playground.js). */
const MAX_SHARED = 12_000;

/**
 * In development: makes the marks of a page for the blocks of its draft that were dropped.
 *
 * @param getAdminUrl origin of the admin port; undefined when there is none: marks then have no link.
 */
export function createDropMarks(
  getAdminUrl: () => string | undefined,
): NonNullable<PageServices['createDropMarks']> {
  return ({ blocks, locale }, page, dropped) => {
    const shown = new Set(page.blocks.map(({ id }) => id));
    const adminUrl = getAdminUrl();
    return dropped.map(({ type, id, index, pointer, reason }) => {
      const before = blocks.slice(index + 1).find((block) => shown.has(block.id))?.id;
      const path = toPlaygroundPath(type, locale, blocks[index]?.props);
      return {
        type,
        ...(id !== undefined && { id }),
        pointer,
        reason,
        ...(before !== undefined && { before }),
        ...(adminUrl && path && { playground: adminUrl + path }),
      };
    });
  };
}

/** The playground of a type with these props; undefined for an unknown type, and for props too long for an address. */
function toPlaygroundPath(name: string, locale: string, props: unknown): string | undefined {
  const type = blockTypes.find((known) => known === name);
  const packed = deflateRawSync(JSON.stringify(props, undefined, 2) ?? '');
  if (!type || packed.length > MAX_SHARED) return undefined;
  return `${addresses.playground(type)}#${locale}.${packed.toString('base64url')}`;
}
