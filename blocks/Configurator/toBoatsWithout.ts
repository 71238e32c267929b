import type { Configurator } from '../../schemas/blocks/configurator.ts';

type Boat = Configurator['groups'][number]['options'][number];

/** Numbers of the boats that lack something, as `data-without`: the style sheet hides it while one of them is chosen. */
export const toBoatsWithout = (boats: readonly Boat[], has: (boat: Boat) => boolean): string =>
  boats.flatMap((boat, index) => (has(boat) ? [] : [index])).join(' ');
