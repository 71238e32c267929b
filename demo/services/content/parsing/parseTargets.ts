import type { ContentProblems } from '../ContentProblem.ts';
import type { EntityTarget } from '../Entity.ts';
import { Cursor } from './Cursor.ts';
import { Targets } from './ParsingContext.ts';
import { mediaTypeOfEntry } from './parseMediaEntity.ts';
import type { YamlSource } from './YamlSource.ts';

/** A target of references, before its fields are parsed. */
interface TargetEntry {
  target: EntityTarget;
  key: string;
  cursor: Cursor;
  /** Index among entries of its kind in the file. */
  index: number;
}

export interface FoundTargets {
  targets: Targets;
  nodes: TargetEntry[];
  media: TargetEntry[];
  terms: TargetEntry[];
}

/** First pass over the content: ids and names of all targets, so that references can be checked in the second. */
export async function parseTargets(
  sources: ReadonlyMap<string, YamlSource>,
  problems: ContentProblems,
): Promise<FoundTargets> {
  const found: FoundTargets = { targets: new Targets(), nodes: [], media: [], terms: [] };
  const fileByNid = new Map<number, string>();
  for (const [name, source] of sources) {
    await problems.attempt(() => {
      const cursor = Cursor.root(source);
      const [folder, bundle = ''] = name.split('/');
      if (folder === 'node') found.nodes.push(nodeTarget(found.targets, name, bundle, cursor, fileByNid));
      if (folder === 'terms') found.terms.push(...termTargets(found, bundle, cursor));
      if (folder === 'media') found.media.push(...mediaTargets(found.targets, cursor));
    });
  }
  return found;
}

function nodeTarget(
  targets: Targets,
  name: string,
  bundle: string,
  cursor: Cursor,
  fileByNid: Map<number, string>,
): TargetEntry {
  const nid = cursor.required('nid').integer();
  const other = fileByNid.get(nid);
  if (other !== undefined) cursor.child('nid').fail(`number ${nid} is already taken by ${other}.yaml.`);
  fileByNid.set(nid, name);
  const key = name.slice('node/'.length);
  return { target: targets.add(`node--${bundle}`, key, nid, [key]), key, cursor, index: 0 };
}

function termTargets({ targets, terms }: FoundTargets, vocabulary: string, file: Cursor): TargetEntry[] {
  const type = `taxonomy_term--${vocabulary}`;
  return file.list().map((cursor, index) => {
    const key = cursor.required('key').text();
    const names = [key, `${vocabulary}/${key}`];
    return { target: targets.add(type, key, terms.length + index + 1, names), key, cursor, index };
  });
}

function mediaTargets(targets: Targets, file: Cursor): TargetEntry[] {
  return file.entries().map(([key, cursor], index) => {
    const target = targets.add(mediaTypeOfEntry(cursor), key, index + 1, [key]);
    return { target, key, cursor, index };
  });
}
