import { serverComponents } from '../../blocks/serverComponents.ts';
import type { Components } from '../../renderer/src/client.ts';
import type { BlockProps } from '../../schemas/index.ts';
import { fontTags } from './fontTags.ts';
import { Head } from './Head.tsx';
import type { RenderedPage } from './publicApi.d.ts';
import { renderMarkup } from './renderMarkup.ts';
import { ServerBody } from './ServerBody.tsx';
import { validatePage } from './validatePage.ts';

export { serverComponents as registry } from '../../blocks/serverComponents.ts';
export { InvalidPageError } from '../../renderer/src/problems.ts';
export { blockSchemas } from '../../schemas/index.ts';
export { pageSchema } from '../../schemas/page.ts';

/**
 * Renders a page of this site, with its header and footer: page JSON in, HTML out.
 *
 * @param input a page JSON (schemas/page.ts).
 * @param components by block type; default: the site's own.
 * @returns body markup, head tags, dropped blocks with the reason, migrated blocks.
 * @throws InvalidPageError when the envelope does not match the page schema.
 */
export function renderPage(
  input: unknown,
  components: Components<BlockProps> = serverComponents,
): RenderedPage {
  const { page, dropped, migrated } = validatePage(input);
  const body = <ServerBody page={page} components={components} />;
  const { html, head } = renderMarkup(body, <Head page={page} />);
  return { html, head: head + fontTags(html, page, undefined), dropped, migrated };
}
