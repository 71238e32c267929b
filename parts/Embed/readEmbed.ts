import { embedHosts } from '../../schemas/parts/embedHosts.ts';
import { filmPlayer } from './filmPlayer.ts';

/** Something from elsewhere that can play in its place on the page. */
export interface EmbedSource {
  /** `film`: on a video site. `file`: a film of our own. `tour`: a virtual tour. */
  kind: 'film' | 'file' | 'tour';
  /** What the frame, or for a file the player, loads. */
  src: string;
  /** The address the editor gave: the plain link to the same. */
  url: string;
}

/** A film of the content service, by its path there or at our film endpoint. */
const FILE = /^(?:\/films)?(\/sites\/default\/files\/(?!(?:.*\/)?\.)[^?#%\\]+\.(?:mp4|webm))$/i;

/**
 * An editor's address → what plays in its place (spec 2 §2.9, §4).
 *
 * @returns undefined when nothing may be embedded from there: such an address stays a plain link.
 */
export function readEmbed(url: string | undefined): EmbedSource | undefined {
  const file = FILE.exec(url ?? '')?.[1];
  if (url && file) return { kind: 'file', src: `/films${file}`, url: `/films${file}` };
  if (!url || !URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (address.protocol !== 'https:' || address.username || address.password) return undefined;
  const film = filmPlayer(address);
  if (film) return film.src === undefined ? undefined : { kind: 'film', src: film.src, url };
  return embedHosts.includes(address.host) ? { kind: 'tour', src: address.href, url } : undefined;
}
