import type { Configurator } from '../../schemas/blocks/configurator.ts';

type Options = Configurator['groups'][number]['options'];

/**
 * What the style sheet shows a price by, if it goes with a selection of packs: `data-packs` are the numbers of its packs,
 * `data-lacks` those that make no difference to the boat.
 */
export function toSelectionData(packs: Options, boat: string, selection: string) {
  const toNumbers = (isMeant: (pack: Options[number]) => boolean) =>
    packs.flatMap((pack, index) => (isMeant(pack) ? [index] : [])).join(' ');
  return {
    'data-packs': toNumbers(({ value }) => selection.split(' ').includes(value)),
    'data-lacks': toNumbers(({ boats }) => !(boats?.includes(boat) ?? true)) || undefined,
  };
}
