import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { unknownType } from '../blockProblems.ts';
import { createRenderer } from '../createRenderer.ts';
import { count } from '../showValue.ts';
import type { Answer } from './Answer.ts';
import { BlockPage, type Draft } from './BlockPage.tsx';
import { createDrafts } from './createDrafts.ts';
import { toGalleryDocument } from './GalleryLayout.tsx';
import type { GallerySite } from './GallerySite.ts';
import { galleryStyles } from './galleryStyles.ts';
import { ListPage } from './ListPage.tsx';
import { refuse } from './refuse.tsx';
import { parseProps, type Rendered, renderExample } from './renderExample.ts';
import { addresses, type ShownType, toShownTypes } from './ShownType.ts';

/** Enough for a few tabs; one is as large as its block. */
const MAX_DRAFTS = 50;

const toJson = (value: unknown): string => JSON.stringify(value, undefined, 2);

const json = (value: unknown): Answer => ({ status: 200, type: 'application/json', body: toJson(value) });

const toExampleAnswer = (rendered: Rendered): Answer =>
  'document' in rendered
    ? { status: 200, type: 'text/html', body: rendered.document, isExample: true }
    : refuse(422, 'Dropped', rendered.problems.map(({ sentence }) => sentence).join('; '));

/**
 * Creates the gallery of a site.
 *
 * @returns the answer to a decoded path; `form` is the body of a POST, which only the page of a type takes.
 * @throws RegistryError when a type of the registry has no schema or no component, or the other way round.
 */
export function createGallery(site: GallerySite): (path: readonly string[], form?: string) => Answer {
  // A block alone: header and footer would be around every example.
  const { frame: _, ...alone } = site;
  const renderer = createRenderer(alone);
  const types = toShownTypes(site);
  const contract = renderer.publish();
  const drafts = createDrafts(MAX_DRAFTS);

  const tryOut = ({ type }: ShownType, text: string): Draft => {
    const parsed = parseProps(text);
    if ('problems' in parsed) return { text, outcome: parsed };
    const rendered = renderExample(renderer, site, { type, props: parsed.props });
    if ('problems' in rendered) return { text, outcome: rendered };
    return { text, outcome: { src: addresses.draft(type, drafts.store(rendered.document)) } };
  };

  const toBlockPage = (shown: ShownType, draft: Draft): Answer => {
    const { outcome } = draft;
    const problems = outcome && 'problems' in outcome ? outcome.problems.length : 0;
    const title = problems > 0 ? `${count(problems, 'problem')}: ${shown.title}` : shown.title;
    const schemaAddress = `/schemas/${encodeURIComponent(shown.type)}.json`;
    const main = createElement(BlockPage, { shown, draft, formats: site.formats, schemaAddress });
    return { status: problems > 0 ? 422 : 200, type: 'text/html', body: toGalleryDocument(title, main) };
  };

  const answerDocument = (
    { type, title, examples }: ShownType,
    [kind, name = '']: readonly string[],
  ): Answer => {
    const document = kind === 'drafts' ? drafts.get(name) : undefined;
    if (document !== undefined) return toExampleAnswer({ document });
    const example = kind === 'examples' ? examples[Number(name) - 1] : undefined;
    if (example) return toExampleAnswer(renderExample(renderer, site, { type, props: example.props }));
    return refuse(404, 'Not found', `“${title}” has no such example, or it is not kept any more.`);
  };

  const answerBlock = (shown: ShownType, rest: readonly string[], form?: string): Answer => {
    if (rest.length > 0) return answerDocument(shown, rest);
    if (form === undefined) return toBlockPage(shown, { text: toJson(shown.examples[0]?.props ?? {}) });
    return toBlockPage(shown, tryOut(shown, new URLSearchParams(form).get('props') ?? ''));
  };

  return ([folder, name = '', ...rest], form) => {
    if (folder === undefined) {
      const list = createElement(ListPage, { types });
      return { status: 200, type: 'text/html', body: toGalleryDocument('All', list) };
    }
    if (folder === 'gallery.css') return { status: 200, type: 'text/css', body: galleryStyles };
    const stylesheet = folder === 'stylesheets' && site.stylesheets?.[Number(name)];
    if (stylesheet) return { status: 200, type: 'text/css', body: readFileSync(stylesheet, 'utf8') };
    if (folder === 'registry.json') return json(contract.registry);
    const schema = folder === 'schemas' && contract.schemas.get(name.replace(/\.json$/, ''));
    if (schema) return json(schema);
    if (folder !== 'blocks' || name === '') return refuse(404, 'Not found', 'There is no such page.');
    const shown = types.find(({ type }) => type === name);
    if (shown) return answerBlock(shown, rest, form);
    const { sentence } = unknownType('', name, Object.keys(site.registry));
    return refuse(404, 'Not found', sentence);
  };
}
