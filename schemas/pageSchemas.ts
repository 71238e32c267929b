import { blockMigrations } from './blockMigrations.ts';
import { menuItemSchema } from './entities/menu.ts';
import { formats } from './formats.ts';
import { pageSchema } from './page.ts';

/** What the renderer must know of this site's pages, besides the schemas of their blocks. */
export const pageSchemas = {
  page: pageSchema,
  steady: ['lists', 'brand'],
  shared: [menuItemSchema],
  migrations: blockMigrations,
  formats,
  annotations: ['purpose'],
};
