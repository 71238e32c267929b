import type { InjectFilterEntry } from 'vike/types';

/** The upright Latin faces stand above the fold on every page; the others load when a letter asks for them. */
const PRELOADED_FONT = /-latin-wght-normal\.[^/]+\.woff2$/;

/** Keeps Vike from preloading every font there is, and has it preload what it knows of the browser's entry. */
export function chooseAssets(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !PRELOADED_FONT.test(asset.src)) asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
