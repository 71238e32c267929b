import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElementRenderer } from './createElementRenderer.ts';
import { type PageData, toPageData } from './pageData.ts';
import type { PageOfBlocks, RenderedPage, Renderer, RendererOptions } from './Renderer.ts';
import { renderBlocks } from './renderBlocks.ts';
import { renderStream } from './renderStream.ts';
import { toElement } from './toElement.ts';
import type { DroppedBlock, ValidatedPage } from './ValidatedPage.ts';

/**
 * Creates the renderer of a site: its registry, schemas and components, and what is around them.
 *
 * @throws RegistryError when a type of the registry has no schema or no component, or the other way round.
 */
export function createRenderer<Page extends PageOfBlocks = PageOfBlocks>(
  options: RendererOptions<Page>,
): Renderer<Page> {
  const { registry, frame = (_page, blocks) => blocks, head } = options;
  const { getRendering, ...elements } = createElementRenderer(options);
  const { validate } = elements;
  const toHead = (page: Page): string => (head ? renderToStaticMarkup(head(page)) : '');
  const toFrame = (page: Page, html: string, data: PageData): string =>
    renderToStaticMarkup(frame(page, toBlocksElement(html, data)));
  const toHydrated = (data: PageData): string[] => [
    ...new Set(data.flatMap(({ type, props }) => (props ? [type] : []))),
  ];

  const toRendered = (validated: ValidatedPage<Page>): RenderedPage => {
    const { page: valid, migrated, problems } = validated;
    const { html, faults } = renderBlocks(valid.blocks, getRendering(valid));
    const page = { ...valid, blocks: valid.blocks.filter((_, index) => !faults.has(index)) };
    const data = toPageData(registry, page.blocks);
    const dropped = [...validated.dropped, ...toDropped(validated, faults)];
    return {
      html: toFrame(page, html, data),
      head: toHead(page),
      dropped: dropped.sort((one, other) => one.index - other.index),
      migrated,
      problems,
      hydrated: toHydrated(data),
    };
  };

  return {
    ...elements,
    render: (json) => toRendered(validate(json)),
    stream: async (json) => {
      const validated = validate(json);
      const { page, ...report } = validated;
      const data = toPageData(registry, page.blocks);
      const html = (blocks: string) => toFrame(page, blocks, data);
      try {
        const stream = await renderStream(toElement(page.blocks, getRendering(page)), html);
        return { stream, head: toHead(page), ...report, hydrated: toHydrated(data) };
      } catch {
        // A block that stays as it is has thrown, and nothing is sent yet.
        const { html, ...rendered } = toRendered(validated);
        return { ...rendered, stream: new Blob([html]).stream() };
      }
    },
  };
}

/** Blocks that could not be rendered, by their position in the input. */
function toDropped<Page extends PageOfBlocks>(
  { page, dropped }: ValidatedPage<Page>,
  faults: ReturnType<typeof renderBlocks>['faults'],
): DroppedBlock[] {
  const before = new Set(dropped.map(({ index }) => index));
  const positions = Array.from({ length: page.blocks.length + before.size }, (_, index) => index).filter(
    (index) => !before.has(index),
  );
  return [...faults].flatMap(([place, problem]) => {
    const block = page.blocks[place];
    const index = positions[place];
    if (!block || index === undefined) return [];
    const pointer = `/blocks/${index}`;
    return [
      {
        type: block.type,
        id: block.id,
        index,
        pointer,
        reason: problem.sentence,
        problems: [{ ...problem, pointer }],
      },
    ];
  });
}

/** The blocks in their container, with the data that `hydrate` reads beside it. */
function toBlocksElement(html: string, data: PageData): ReactElement {
  const isAlive = data.some(({ props }) => props);
  // JSON in a script: `<` could end it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return createElement(
    Fragment,
    null,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
    createElement('div', { 'data-blocks': '', dangerouslySetInnerHTML: { __html: html } }),
    isAlive &&
      createElement('script', {
        type: 'application/json',
        'data-blocks-data': '',
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the script
        dangerouslySetInnerHTML: { __html: json },
      }),
  );
}
