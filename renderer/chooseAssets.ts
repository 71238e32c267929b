import type { InjectFilterEntry } from 'vike/types';

/** The browser's one stylesheet (vite.config.ts); beside it the server's copies of single styles are noise. */
const STYLESHEET = /\/styles\.[^/]+\.css$/;
/** The upright Latin faces stand above the fold on every page; the others load when a letter asks for them. */
const PRELOADED_FONT = /-latin-wght-normal\.[^/]+\.woff2$/;

/** Which of the assets Vike knows of are named in the document. */
export const chooseAssets = (assets: InjectFilterEntry[]): void => {
  const isBuilt = assets.some(({ src }) => STYLESHEET.test(src));
  for (const asset of assets) {
    if (asset.assetType === 'font' && !PRELOADED_FONT.test(asset.src)) asset.inject = false;
    if (asset.assetType === 'style' && isBuilt && !STYLESHEET.test(asset.src)) asset.inject = false;
  }
};
