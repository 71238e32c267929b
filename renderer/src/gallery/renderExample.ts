import { InvalidPageError, type Problem, toProblem } from '../Problem.ts';
import type { PageOfBlocks, Renderer } from '../Renderer.ts';
import type { GallerySite } from './GallerySite.ts';
import { addresses } from './ShownType.ts';

/** A block alone as a document, or what is wrong with its props. */
export type Rendered = { document: string } | { problems: readonly Problem[] };

interface ExampleBlock {
  type: string;
  props: unknown;
}

/** Renders one block into a document of its own, with the site's head and without its frame. */
export function renderExample(
  renderer: Pick<Renderer<PageOfBlocks>, 'render'>,
  {
    toPage = (blocks) => ({ blocks }),
    migrations = {},
    stylesheets = [],
  }: Pick<GallerySite, 'toPage' | 'migrations' | 'stylesheets'>,
  { type, props }: ExampleBlock,
): Rendered {
  // Props are written for the newest version.
  const version = 1 + (migrations[type]?.length ?? 0);
  try {
    const { html, head, dropped } = renderer.render(toPage([{ id: 'example', type, version, props }]));
    const problems = dropped.flatMap((block) => block.problems);
    const links = stylesheets.map(
      (_, index) => `<link rel="stylesheet" href="${addresses.stylesheet(index)}">`,
    );
    return problems.length > 0 ? { problems } : { document: toDocument(head + links.join(''), html) };
  } catch (error) {
    if (error instanceof InvalidPageError) return { problems: error.problems };
    const cause = error instanceof Error ? error.message : String(error);
    return {
      problems: [toProblem({ pointer: '', message: `the page around the block has thrown: ${cause}` })],
    };
  }
}

const toDocument = (head: string, html: string): string => {
  const title = head.includes('<title') ? '' : '<title>Example</title>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}${head}</head><body><main>${html}</main></body></html>`;
};

/** Props of a block from what was typed, or why it is no JSON. */
export function parseProps(text: string): { props: unknown } | { problems: readonly Problem[] } {
  try {
    return { props: JSON.parse(text) };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { problems: [toProblem({ pointer: '', message: `This is not JSON: ${cause}` })] };
  }
}
