import { imageUrl } from '../Picture/imageUrl.ts';
import { findVideoPlayer } from './findVideoPlayer.ts';

/** Something that can be embedded in the page. */
export interface EmbedSource {
  /**
   * `video`: on a video site. `file`: the site's own video. `tour`: an external virtual tour. `panorama`: the site's
   * own 360° picture.
   */
  kind: 'video' | 'file' | 'tour' | 'panorama';
  /** Source of the frame or player; for a panorama the path of the original picture. */
  src: string;
  /** The address that the editor entered: the plain link to the same. */
  url: string;
}

/** A video of the content service, by its path there or at the site's video endpoint. */
const FILE = /^(?:\/films)?(\/sites\/default\/files\/(?!(?:.*\/)?\.)[^?#%\\]+\.(?:mp4|webm))$/i;

/** A picture of the content service, by its path there or at the site's image endpoint. */
const PICTURE =
  /^(?:\/images\/panorama\/\d+\.jpeg)?(\/sites\/default\/files\/(?!(?:.*\/)?\.)[^?#%\\]+\.(?:jpe?g|png|webp|avif))$/i;

/** Whether it lies on this site, so that no consent is needed. */
export const isOwn = ({ kind }: EmbedSource): boolean => kind === 'file' || kind === 'panorama';

/**
 * An editor's address → what is embedded (behaviour §4.3, §4.4).
 *
 * @param hosts allowed in frames: those of players and of tours.
 * @returns undefined when the address may not be embedded: it stays a plain link.
 */
export function parseEmbed(url: string | undefined, hosts: readonly string[]): EmbedSource | undefined {
  const file = FILE.exec(url ?? '')?.[1];
  if (url && file) return { kind: 'file', src: `/films${file}`, url: `/films${file}` };
  const picture = PICTURE.exec(url ?? '')?.[1];
  if (picture) {
    return { kind: 'panorama', src: picture, url: imageUrl({ url: picture }, 'panorama', 3600, 'jpeg') };
  }
  if (!url || !URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (address.protocol !== 'https:' || address.username || address.password) return undefined;
  const player = findVideoPlayer(address);
  const src = player ? player.src : address.href;
  if (src === undefined || !hosts.includes(new URL(src).host)) return undefined;
  return { kind: player ? 'video' : 'tour', src, url };
}
