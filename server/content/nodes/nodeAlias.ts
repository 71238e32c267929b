import { isRecord } from '../../isRecord.ts';

/**
 * Address of a node in its own language: no prefix, not encoded.
 *
 * @param path the node's attribute `path`.
 * @returns undefined when it has none, as home.
 */
export function nodeAlias(path: unknown): string | undefined {
  return isRecord(path) && typeof path.alias === 'string' ? path.alias : undefined;
}
