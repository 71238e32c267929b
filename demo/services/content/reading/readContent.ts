import { ContentProblem, Problems } from '../ContentProblem.ts';
import {
  type EmbeddedContent,
  type Entity,
  inLanguage,
  type NodeEntity,
  type ParagraphEntity,
  type Redirect,
} from '../Entity.ts';
import { Cursor } from './Cursor.ts';
import { createReadingContext } from './ReadingContext.ts';
import { readDealers, readLightboxes, readRedirects, readTerm } from './readLists.ts';
import { openMediaFiles, readMedia } from './readMedia.ts';
import { readMenu } from './readMenu.ts';
import { readNode } from './readNode.ts';
import { readTargets } from './readTargets.ts';
import { type ParsedAhead, readSources, type YamlSource } from './YamlSource.ts';

function readSite(source: YamlSource | undefined): { name: string; coralCount: number } {
  if (source === undefined) throw new ContentProblem('site.yaml is missing.');
  const cursor = Cursor.root(source);
  cursor.record(['name', 'coral_count']);
  return {
    name: cursor.required('name').text(),
    coralCount: cursor.optional('coral_count')?.integer() ?? 0,
  };
}

const paragraphsIn = (entity: Entity): ParagraphEntity[] =>
  Object.values(entity.values.paragraphs)
    .flat()
    .flatMap((paragraph) => [paragraph, ...paragraphsIn(paragraph)]);

/**
 * Reads and checks a whole content directory.
 * @throws ContentProblem with one line for each file that cannot be served: file, line, place, reason.
 */
export async function readContent(
  contentDirectory: string,
  mediaDirectory: string,
  parsed?: ParsedAhead,
): Promise<EmbeddedContent> {
  const sources = await readSources(contentDirectory, parsed);
  const problems = new Problems();
  const site = readSite(sources.get('site'));
  const found = await readTargets(sources, problems);
  problems.raise();

  const context = createReadingContext(found.targets, site.name);
  const files = await openMediaFiles(mediaDirectory);
  const entities: Entity[] = [];
  const redirects: Redirect[] = [];
  for (const { target, cursor } of found.media) {
    await problems.attempt(async () => {
      const media = await readMedia(cursor, target, files);
      entities.push(media, media.file);
    });
  }
  for (const { target, cursor, index } of found.terms) {
    await problems.attempt(() => entities.push(readTerm(cursor, target, index)));
  }
  const nodes: NodeEntity[] = [];
  for (const { target, key, cursor } of found.nodes) {
    await problems.attempt(() => {
      const node = readNode(cursor, key, target, context);
      checkAddresses(cursor, node, nodes);
      nodes.push(node);
      entities.push(node, ...paragraphsIn(node));
    });
  }
  for (const [name, source] of sources) {
    const cursor = Cursor.root(source);
    const [folder, menu = ''] = name.split('/');
    await problems.attempt(() => {
      if (folder === 'menus') entities.push(...readMenu(menu, cursor, context));
      if (name === 'lightboxes') entities.push(...readLightboxes(cursor, context));
      if (name === 'dealers') entities.push(...readDealers(cursor));
      if (name === 'redirects') redirects.push(...readRedirects(cursor, found.targets));
    });
  }
  problems.raise();
  return { siteName: site.name, coralCount: site.coralCount, entities, redirects };
}

/** @throws ContentProblem when another node already has the address in a language, or is home as well. */
function checkAddresses(cursor: Cursor, node: NodeEntity, others: readonly NodeEntity[]): void {
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
