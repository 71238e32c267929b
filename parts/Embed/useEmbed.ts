import { selectEmbedHosts } from '../../store/brandSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { type Chosen, chooseEmbed, type Films } from './chooseEmbed.ts';

/** What plays in the place of a block's picture, from the hosts that the brand allows; see chooseEmbed. */
export function useEmbed(films: Films): Chosen {
  return chooseEmbed(films, useAppSelector(selectEmbedHosts));
}
