import { LOCALE_CODES } from '../../locales/locales.ts';
import { TILES_VERSION } from '../../server/tiles/TileOrder.ts';

/** Every tile of the embedded map down to a zoom, for both kinds of screen. */
export function tileAddresses(deepest: number): string[] {
  const addresses: string[] = [];
  for (const locale of LOCALE_CODES)
    for (let zoom = 0; zoom <= deepest; zoom++)
      for (let x = 0; x < 2 ** zoom; x++)
        for (let y = 0; y < 2 ** zoom; y++)
          for (const screen of ['', '@2x'])
            addresses.push(`/tiles/${TILES_VERSION}/${locale}/${zoom}/${x}/${y}${screen}.png`);
  return addresses;
}
