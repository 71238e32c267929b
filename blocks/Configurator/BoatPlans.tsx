import type { Configurator } from '../../schemas/blocks/configurator.ts';
import { DeckPlan, findLargest } from '../CabinLayouts/DeckPlan.tsx';
import { findOptions } from './findOptions.ts';

type Options = Configurator['groups'][number]['options'];

interface BoatPlansProps extends Pick<Configurator, 'groups'> {
  /** Of all plans: FromAbove draws them again. */
  id: string;
}

/** The deck plan of the chosen boat with the chosen cabins; those of all boats have one scale. */
export function BoatPlans({ groups, id }: BoatPlansProps) {
  const boats = findOptions(groups, 'model');
  const largest = findLargest(boats.flatMap(({ layouts }) => layouts ?? []));
  if (largest.length === 0) return null;
  return (
    <div>
      {boats.map(({ value, layouts }, index) => (
        <div key={value} data-layer={`model-${index}`}>
          {layouts?.items.map(({ cabins, heads }) => (
            <div key={cabins} data-layer={toCabinLayers(findOptions(groups, 'cabins'), value, cabins)}>
              <DeckPlan
                id={toPlanId(id, value, cabins)}
                boat={layouts}
                cabins={cabins}
                heads={heads}
                largest={largest}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The id of one plan, for who draws it again. */
export const toPlanId = (id: string, boat: string, cabins: number) => `${id}${boat}-${cabins}`;

/** The choices of cabins that show a plan; the first of a boat is shown for those that she does not have, too. */
export function toCabinLayers(options: Options, boat: string, cabins: number): string {
  const fitting = options.filter(({ boats }) => boats?.includes(boat) ?? true);
  return options
    .flatMap((option, index) => {
      const shown = fitting.includes(option) ? option : fitting[0];
      return shown?.value === `${cabins}` ? [`cabins-${index}`] : [];
    })
    .join(' ');
}
