import { ContentProblem, ContentProblems } from '../ContentProblem.ts';
import {
  type EmbeddedContent,
  type Entity,
  inLanguage,
  type NodeEntity,
  type ParagraphEntity,
  type Redirect,
} from '../Entity.ts';
import { Cursor } from './Cursor.ts';
import { createReadingContext } from './ParsingContext.ts';
import { parseDealers, parseLightboxes, parseRedirects, parseTerm } from './parseLists.ts';
import { openMediaFiles, parseMediaEntity } from './parseMediaEntity.ts';
import { parseMenuEntities } from './parseMenuEntities.ts';
import { parseNodeEntity } from './parseNodeEntity.ts';
import { parseTargets } from './parseTargets.ts';
import { loadSources, type ParsedAhead, type YamlSource } from './YamlSource.ts';

function parseSite(source: YamlSource | undefined): { name: string; coralCount: number } {
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
 * Loads and validates a whole content directory.
 *
 * @param overlay files by name without `.yaml`, in place of those in the directory or beside them.
 * @throws ContentProblem with one line for each broken file: file, line, position, reason.
 */
export async function loadContent(
  contentDirectory: string,
  mediaDirectory: string,
  parsed?: ParsedAhead,
  overlay: ReadonlyMap<string, YamlSource> = new Map(),
): Promise<EmbeddedContent> {
  const sources = new Map([...(await loadSources(contentDirectory, parsed)), ...overlay]);
  const problems = new ContentProblems();
  const site = parseSite(sources.get('site'));
  const found = await parseTargets(sources, problems);
  problems.raise();

  const context = createReadingContext(found.targets, site.name);
  const files = await openMediaFiles(mediaDirectory);
  const entities: Entity[] = [];
  const redirects: Redirect[] = [];
  for (const { target, cursor } of found.media) {
    await problems.attempt(async () => {
      const media = await parseMediaEntity(cursor, target, files);
      entities.push(media, media.file);
    });
  }
  for (const { target, cursor, index } of found.terms) {
    await problems.attempt(() => entities.push(parseTerm(cursor, target, index)));
  }
  const nodes: NodeEntity[] = [];
  for (const { target, key, cursor } of found.nodes) {
    await problems.attempt(() => {
      const node = parseNodeEntity(cursor, key, target, context);
      checkAddresses(cursor, node, nodes);
      nodes.push(node);
      entities.push(node, ...paragraphsIn(node));
    });
  }
  for (const [name, source] of sources) {
    const cursor = Cursor.root(source);
    const [folder, menu = ''] = name.split('/');
    await problems.attempt(() => {
      if (folder === 'menus') entities.push(...parseMenuEntities(menu, cursor, context));
      if (name === 'lightboxes') entities.push(...parseLightboxes(cursor, context));
      if (name === 'dealers') entities.push(...parseDealers(cursor));
      if (name === 'redirects') redirects.push(...parseRedirects(cursor, found.targets));
    });
  }
  problems.raise();
  return { siteName: site.name, coralCount: site.coralCount, entities, redirects };
}

/** @throws ContentProblem when another node has the same address in a language, or is home as well. */
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
