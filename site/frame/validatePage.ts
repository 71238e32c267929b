import { createPageValidator } from '../../renderer/src/validate.ts';
import { blockSchemas } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import { pageSchemas } from '../../schemas/pageSchemas.ts';

/**
 * Validates page JSON before it is rendered, with this site's schemas.
 *
 * @throws InvalidPageError when the envelope is wrong; wrong blocks are returned as `dropped`.
 */
export const validatePage = createPageValidator<Page>({ ...pageSchemas, blocks: blockSchemas });
