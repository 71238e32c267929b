import type { Video } from '../../../schemas/parts/video.ts';
import { selectEmbedHosts } from '../../../store/brandSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { type EmbedSource, parseEmbed } from './parseEmbed.ts';

interface EmbedFields {
  /** The site's own video, which takes precedence. */
  video?: Video | undefined;
  /** Address of a video on a video site. */
  videoUrl: string | undefined;
  /** Address of a virtual tour. */
  iframeUrl?: string | undefined;
}

interface Chosen {
  /** The embed in place of the picture, unless the site's own video is there. */
  embed: EmbedSource | undefined;
  /** What is not embedded: plain links. */
  watchUrl: string | undefined;
  tourUrl: string | undefined;
}

/**
 * Decides which of a block's media is embedded in place of its picture, and which become links.
 * @param hosts allowed in frames.
 */
export function chooseEmbed({ video, videoUrl, iframeUrl }: EmbedFields, hosts: readonly string[]): Chosen {
  const embed = video ? undefined : (parseEmbed(videoUrl, hosts) ?? parseEmbed(iframeUrl, hosts));
  const elsewhere = (url: string | undefined) =>
    embed && parseEmbed(url, hosts)?.src === embed.src ? undefined : url;
  return { embed, watchUrl: elsewhere(videoUrl), tourUrl: elsewhere(iframeUrl) };
}

/** The embed of a block, with the hosts that the brand allows; see chooseEmbed. */
export function useEmbed(fields: EmbedFields): Chosen {
  return chooseEmbed(fields, useAppSelector(selectEmbedHosts));
}
