import { missingPage } from './pages.js';
import { parse, site } from './site.js';

/** What the gallery and the tests need to know of this site: its blocks, and the page around an example. */
export const gallery = {
  ...site,
  examples: parse('blocks/examples.json'),
  toPage: (blocks) => ({ ...missingPage('/'), blocks }),
};
