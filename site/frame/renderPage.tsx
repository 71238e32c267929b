import { serverRegistry } from '../../blocks/serverRegistry.ts';
import type { RenderedPage } from '../../renderer/api.d.ts';
import type { Registry } from '../../renderer/Blocks.tsx';
import { createPageRenderer } from '../../renderer/createPageRenderer.ts';
import type { BlockProps } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import { Head } from './Head.tsx';
import { ServerBody } from './ServerBody.tsx';
import { validatePage } from './validatePage.ts';

export { serverRegistry as registry } from '../../blocks/serverRegistry.ts';
export { InvalidPageError } from '../../renderer/Problem.ts';
export { blockSchemas } from '../../schemas/index.ts';
export { pageSchema } from '../../schemas/page.ts';

const render = createPageRenderer<Page, Registry<BlockProps>>({
  validate: validatePage,
  body: (page, registry) => <ServerBody page={page} registry={registry} />,
  head: (page) => <Head page={page} />,
});

/**
 * The package's public face: page JSON in, HTML out.
 *
 * @param page a page JSON (schemas/page.ts); anything else is refused.
 * @param registry components by block type; the site's own when absent.
 * @returns body markup, head tags, the blocks that were dropped with the reason, and those that were brought up to date.
 * @throws InvalidPageError when the envelope is not what the page schema says.
 */
export function renderPage(page: unknown, registry: Registry<BlockProps> = serverRegistry): RenderedPage {
  return render(page, registry);
}
