import { inLanguage, type NodeEntity } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';

/** @throws ContentProblem when another node already has the address in a language, or is home as well. */
export function checkAddresses(cursor: Cursor, node: NodeEntity, others: readonly NodeEntity[]): void {
  const { path } = node;
  for (const other of others) {
    if (node.home && other.home) cursor.child('home').fail(`node ${other.number} is the home page already.`);
    const otherPath = other.path;
    if (path === undefined || otherPath === undefined) continue;
    const shared = node.languages.find(
      (locale) =>
        other.languages.includes(locale) && inLanguage(path, locale) === inLanguage(otherPath, locale),
    );
    if (shared !== undefined) {
      cursor
        .child('path')
        .fail(`node ${other.number} has the address ${inLanguage(path, shared)} (${shared}) already.`);
    }
  }
}
