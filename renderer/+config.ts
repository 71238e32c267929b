import type { Config } from 'vike/types';

export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  passToClient: ['page'],
  // Express owns addresses; a trailing slash is one of its own here, with the 404 page (spec 1 §2).
  disableUrlNormalization: true,
  prefetchStaticAssets: false,
} satisfies Config;
