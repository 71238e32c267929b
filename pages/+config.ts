import type { Config } from 'vike/types';

export default {
  // Navigation in the browser (site/browser/navigation) and page data (site/frame/pageData.ts) are implemented by the
  // site.
  clientRouting: false,
  // Express normalizes addresses; one with a trailing slash is a 404 (behaviour §1.4).
  disableUrlNormalization: true,
} satisfies Config;
