import { checkRegistry } from './checkRegistry.ts';
import { createPageValidator } from './createPageValidator.ts';
import { createServerBox } from './createServerBox.ts';
import { toPageData } from './pageData.ts';
import { publishContract } from './publishContract.ts';
import type { PageOfBlocks, Renderer, RendererOptions } from './Renderer.ts';
import { type BlockRendering, toElement } from './toElement.ts';

/** What a renderer does without `react-dom`. */
export interface ElementRenderer<Page>
  extends Pick<Renderer<Page>, 'validate' | 'element' | 'data' | 'publish'> {
  getRendering: (page: Page) => BlockRendering<Page>;
}

/**
 * Creates a renderer for hosts in which React renders by itself, such as React Server Components: valid pages become
 * elements.
 *
 * @throws RegistryError when a type of the registry has no schema or no component, or the other way round.
 */
export function createElementRenderer<Page extends PageOfBlocks = PageOfBlocks>({
  registry,
  schemas,
  components,
  envelope,
  wrap = (blocks) => blocks,
  Box = createServerBox(registry),
  ...options
}: Omit<RendererOptions<Page>, 'frame' | 'head'>): ElementRenderer<Page> {
  checkRegistry(registry, { schema: schemas, component: components });
  const page = envelope && { page: envelope };
  const getRendering = (page: Page) => ({ page, components, Box, wrap });
  return {
    validate: createPageValidator<Page>({ ...options, ...page, blocks: schemas }),
    element: (page) => toElement(page.blocks, getRendering(page)),
    data: (page) => toPageData(registry, page.blocks),
    publish: (base) => publishContract({ registry, schemas, ...page, ...options, ...(base && { base }) }),
    getRendering,
  };
}
