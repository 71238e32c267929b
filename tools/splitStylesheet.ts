import { globSync, readFileSync } from 'node:fs';
import { type AnyNode, type AtRule, type ChildNode, parse } from 'postcss';
import type { PageStyles, StylePiece } from '../server/pages/styles/PageStyles.ts';
import { STYLES_OF_BLOCKS, type StylesOfBlocks } from './vite/stylesOfBlocks.ts';

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
/** At-rules around rules, each of which a page may need or not. */
const GROUPS = ['layer', 'media', 'supports', 'container'];

/**
 * The built stylesheet in pieces, each with the blocks that need it, in the order of the stylesheet.
 *
 * @param directory the build, with its `client` and `server`.
 * @throws Error when there is not exactly one stylesheet for all pages.
 */
export function splitStylesheet(directory: string): PageStyles {
  const [file, ...others] = globSync('assets/static/styles.*.css', { cwd: `${directory}/client` });
  if (!file || others.length > 0) throw new Error('The build does not have one stylesheet for all pages');
  const found: StylesOfBlocks = JSON.parse(readFileSync(`${directory}/server/${STYLES_OF_BLOCKS}`, 'utf8'));
  const sheet = parse(readFileSync(`${directory}/client/${file}`, 'utf8'));
  return { stylesheet: `/${file}`, pieces: joinEqual(toPieces(sheet.nodes, [], found)) };
}

function toPieces(
  nodes: readonly ChildNode[],
  around: readonly string[],
  found: StylesOfBlocks,
): StylePiece[] {
  return nodes.flatMap((node): StylePiece[] => {
    if (isGroup(node)) {
      return toPieces(node.nodes, [...around, `@${node.name} ${node.params}`], found);
    }
    const needing = componentsOf(node, found);
    // A statement, such as the order of layers, ends with a semicolon only inside of its parent.
    const css = node.type === 'rule' || ('nodes' in node && node.nodes) ? `${node}` : `${node};`;
    return [{ around: [...around], css, ...(needing && { components: needing }) }];
  });
}

const isGroup = (node: AnyNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && GROUPS.includes(node.name) && node.nodes !== undefined;

/** The components that need a rule, sorted; undefined: every page does. */
function componentsOf(node: ChildNode, { owners, components }: StylesOfBlocks): string[] | undefined {
  const names =
    node.type === 'atrule' && node.name === 'keyframes'
      ? [node.params]
      : [...`${node}`.matchAll(CLASS)].map(([, name = '']) => name);
  const files = names.flatMap((name) => owners[name] ?? []);
  const needing = files.map((file) => components[file]);
  if (needing.length === 0 || needing.includes(undefined)) return undefined;
  return [...new Set(needing.flatMap((list) => list ?? []))].sort();
}

/** Neighbours that the same pages need are one piece. */
function joinEqual(pieces: readonly StylePiece[]): StylePiece[] {
  const joined: StylePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isSame =
      last && `${last.around}` === `${piece.around}` && `${last.components}` === `${piece.components}`;
    if (isSame) last.css += piece.css;
    else joined.push({ ...piece });
  }
  return joined;
}
