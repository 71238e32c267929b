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
 * The package's public function: page JSON in, HTML out.
 *
 * @param page a page JSON (schemas/page.ts).
 * @param registry components by block type; default: the site's own.
 * @returns body markup, head tags, dropped blocks with the reason, migrated blocks.
 * @throws InvalidPageError when the envelope does not match the page schema.
 */
export function renderPage(page: unknown, registry: Registry<BlockProps> = serverRegistry): RenderedPage {
  return render(page, registry);
}
