import type { Video } from '../../../schemas/parts/video.ts';
import { selectEmbedHosts } from '../../../store/brandSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { type EmbedSource, parseEmbed } from './parseEmbed.ts';

interface Films {
  /** A film of our own, which wins over all from elsewhere. */
  video?: Video | undefined;
  /** Address of a film on a video site. */
  videoUrl: string | undefined;
  /** Address of a virtual tour. */
  iframeUrl?: string | undefined;
}

interface Chosen {
  /** What plays in the place of the picture, unless a film of our own does. */
  embed: EmbedSource | undefined;
  /** What finds no room there, or may not be embedded: plain links. */
  watchUrl: string | undefined;
  tourUrl: string | undefined;
}

/**
 * What an editor gave a block beside its picture → which of it plays in its place, and which becomes a link.
 * @param hosts that may be framed.
 */
export function chooseEmbed({ video, videoUrl, iframeUrl }: Films, hosts: readonly string[]): Chosen {
  const embed = video ? undefined : (parseEmbed(videoUrl, hosts) ?? parseEmbed(iframeUrl, hosts));
  const elsewhere = (url: string | undefined) =>
    embed && parseEmbed(url, hosts)?.src === embed.src ? undefined : url;
  return { embed, watchUrl: elsewhere(videoUrl), tourUrl: elsewhere(iframeUrl) };
}

/** What plays in the place of a block's picture, from the hosts that the brand allows; see chooseEmbed. */
export function useEmbed(films: Films): Chosen {
  return chooseEmbed(films, useAppSelector(selectEmbedHosts));
}
