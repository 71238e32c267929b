import { createPageValidator } from '../../renderer/createPageValidator.ts';
import { blockMigrations } from '../../schemas/blockMigrations.ts';
import { menuItemSchema } from '../../schemas/entities/menu.ts';
import { blockSchemas } from '../../schemas/index.ts';
import { type Page, pageSchema } from '../../schemas/page.ts';

/**
 * The door every page JSON passes on its way to HTML, bound to this site's schemas.
 *
 * @throws InvalidPageError when the envelope is wrong; wrong blocks come back as `dropped`.
 */
export const validatePage = createPageValidator<Page>({
  page: pageSchema,
  steady: ['lists', 'brand'],
  shared: [menuItemSchema],
  blocks: blockSchemas,
  migrations: blockMigrations,
});
