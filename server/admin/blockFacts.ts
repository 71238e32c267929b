import { DEFAULT_LOCALE } from '../../locales/locales.ts';
import type { Hydration } from '../../renderer/src/registry.ts';
import type { BlockType } from '../../schemas/index.ts';
import { addresses } from './addresses.ts';
import type { UsageNow } from './createBlockUsage.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';

/** Data about all block types that the gallery shows. */
export interface GalleryData {
  /** Bytes of JavaScript; undefined while developing, when nothing is built. */
  costs: ReadonlyMap<BlockType, number> | undefined;
  usage: UsageNow;
}

const MOMENTS: Record<Hydration, string> = {
  never: 'Stays as the server made it',
  visible: 'Hydrates when it scrolls into view',
  idle: 'Hydrates when the browser is idle',
  load: 'Hydrates at once',
};

const hydrationText = ({ line: { hydration, hydrateIfProps } }: GalleryBlock): string =>
  hydrateIfProps ? `${MOMENTS[hydration]}, only with ${hydrateIfProps.join(' or ')}` : MOMENTS[hydration];

const costText = (bytes: number | undefined, hydration: Hydration): string => {
  if (hydration === 'never') return 'none';
  if (bytes === undefined) return 'known once it is built';
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
};

/** On how many pages; while that is being counted, gallery.js asks again until it is known. */
function usageText(type: BlockType, usage: UsageNow): Html {
  if (usage.state === 'counting') return html`<span data-counting>counting…</span>`;
  if (usage.state === 'failed') return html`could not be counted: see the log`;
  const places = usage.usage.get(type) ?? [];
  if (places.length === 0) return html`on no page`;
  const english = places.filter(({ locale }) => locale === DEFAULT_LOCALE).length;
  const pages = english === 1 ? 'page' : 'pages';
  return html`<a href="${addresses.block(type)}#used">on ${english} ${pages}</a>, ${places.length} in all languages`;
}

/** What a block is and costs, as a list. */
export function blockFacts(block: GalleryBlock, { costs, usage }: GalleryData): Html {
  const { type, version } = block;
  return html`<dl class="facts">
    <div><dt>In the browser</dt><dd>${hydrationText(block)}</dd></div>
    <div><dt>JavaScript</dt><dd>${costText(costs?.get(type), block.line.hydration)}</dd></div>
    <div><dt>Version</dt><dd>${version}</dd></div>
    <div><dt>Used</dt><dd id="usage-${type}" data-usage>${usageText(type, usage)}</dd></div>
  </dl>`;
}
