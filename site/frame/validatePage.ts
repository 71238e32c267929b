import { createPageValidator } from '../../renderer/createPageValidator.ts';
import { blockMigrations } from '../../schemas/blockMigrations.ts';
import { menuItemSchema } from '../../schemas/entities/menu.ts';
import { blockSchemas } from '../../schemas/index.ts';
import { type Page, pageSchema } from '../../schemas/page.ts';

/**
 * Validates page JSON before it is rendered, with this site's schemas.
 *
 * @throws InvalidPageError when the envelope is wrong; wrong blocks are returned as `dropped`.
 */
export const validatePage = createPageValidator<Page>({
  page: pageSchema,
  steady: ['lists', 'brand'],
  shared: [menuItemSchema],
  blocks: blockSchemas,
  migrations: blockMigrations,
});
