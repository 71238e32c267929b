import type { Config } from 'vike/types';

export default {
  // Navigation in the browser is ours (site/browser/navigation), and so is the page's data (site/frame/pageData.ts).
  clientRouting: false,
  // Express owns addresses; a trailing slash is one of its own here, with the 404 page (behaviour §1.4).
  disableUrlNormalization: true,
} satisfies Config;
