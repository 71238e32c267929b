import { imageUrl } from '../Picture/imageUrl.ts';
import { videoPlayer } from './videoPlayer.ts';

/** Something that can play in its place on the page. */
export interface EmbedSource {
  /**
   * `film`: on a video site. `file`: a film of our own. `tour`: a virtual tour elsewhere. `panorama`: a picture of our
   * own that goes all the way round.
   */
  kind: 'film' | 'file' | 'tour' | 'panorama';
  /** What the frame or the player loads; for a panorama the path of the original picture. */
  src: string;
  /** The address the editor gave: the plain link to the same. */
  url: string;
}

/** A film of the content service, by its path there or at our film endpoint. */
const FILE = /^(?:\/films)?(\/sites\/default\/files\/(?!(?:.*\/)?\.)[^?#%\\]+\.(?:mp4|webm))$/i;

/** A picture of the content service, by its path there or at our image endpoint. */
const PICTURE =
  /^(?:\/images\/panorama\/\d+\.jpeg)?(\/sites\/default\/files\/(?!(?:.*\/)?\.)[^?#%\\]+\.(?:jpe?g|png|webp|avif))$/i;

/** Whether something lies on this site, so that the visitor's leave to load it is not needed. */
export const isOwn = ({ kind }: EmbedSource): boolean => kind === 'file' || kind === 'panorama';

/**
 * An editor's address → what plays in its place (behaviour §4.3, §4.4).
 *
 * @param hosts that may be framed: those of players as well as those of tours.
 * @returns undefined when nothing may be embedded from there: such an address stays a plain link.
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
  const film = videoPlayer(address);
  const src = film ? film.src : address.href;
  if (src === undefined || !hosts.includes(new URL(src).host)) return undefined;
  return { kind: film ? 'film' : 'tour', src, url };
}
