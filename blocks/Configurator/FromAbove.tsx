import { FormattedMessage } from 'react-intl';
import type { Configurator } from '../../schemas/blocks/configurator.ts';
import type { Equipment } from '../../schemas/parts/boatProfile.ts';
import tickBox from '../../site/components/Form/TickBox.module.css';
import { drawPlan } from '../CabinLayouts/drawPlan.ts';
import { planShapes } from '../CabinLayouts/planShapes.ts';
import { toCabinLayers, toPlanId } from './BoatPlans.tsx';
import styles from './FromAbove.module.css';
import { findOptions } from './findOptions.ts';

type Option = Configurator['groups'][number]['options'][number];
type Layouts = NonNullable<Option['layouts']>;

interface FromAboveProps extends Pick<Configurator, 'groups'> {
  /** As that of BoatPlans. */
  id: string;
}

/** Sea around her in metres: ahead, abeam, and astern, where a tender hangs. */
const ROOM = { ahead: 1.3, abeam: 1, astern: 2.4 };

const toViewBox = ({ length, beam }: Layouts) =>
  [-ROOM.astern, -beam / 2 - ROOM.abeam, ROOM.astern + length + ROOM.ahead, beam + 2 * ROOM.abeam]
    .map((metres) => Math.round(100 * metres))
    .join(' ');

/**
 * The chosen boat at anchor, seen from above: her hulls in their colour, her cabins, and what packs add where it can be
 * seen from there. The lines are those of the plan beside the choices.
 */
export function FromAbove({ groups, id }: FromAboveProps) {
  const boats = findOptions(groups, 'model');
  if (!boats.some(({ layouts }) => layouts)) return null;
  return (
    <>
      <label className={styles.switch}>
        {/* Without a name, as that of the scale. */}
        <input type="checkbox" data-view="above" className={tickBox.box} />
        <FormattedMessage id="configurator.fromAbove" />
      </label>
      <div className={styles.above}>
        {boats.map(
          ({ value, layouts, included = [] }, boat) =>
            layouts?.items[0] && (
              <svg
                key={value}
                viewBox={toViewBox(layouts)}
                className={styles.boat}
                aria-hidden="true"
                data-layer={`model-${boat}`}
              >
                <defs>
                  <path id={`${id}${value}`} d={toRim(layouts, layouts.items[0])} />
                </defs>
                {findOptions(groups, 'hull').map(({ value: name, colour }, index) => (
                  <use
                    key={name}
                    href={`#${id}${value}`}
                    fill={colour}
                    stroke={colour}
                    data-layer={`hull-${index}`}
                  />
                ))}
                {layouts.items.map(({ cabins }) => (
                  <use
                    key={cabins}
                    href={`#${toPlanId(id, value, cabins)}`}
                    data-layer={toCabinLayers(findOptions(groups, 'cabins'), value, cabins)}
                  />
                ))}
                {findOptions(groups, 'pack').map(
                  ({ value: name, draws, boats }, index) =>
                    draws &&
                    (boats?.includes(value) ?? true) && (
                      <g key={name} data-layer={included.includes(name) ? undefined : `pack-${index}`}>
                        <path
                          d={draws.map((part) => drawAdded(part, layouts)).join('')}
                          className={styles.added}
                        />
                      </g>
                    ),
                )}
              </svg>
            ),
        )}
      </div>
    </>
  );
}

/** Both hulls, which are the same with all cabins. */
const toRim = (boat: Layouts, { cabins, heads }: Layouts['items'][number]): string =>
  drawPlan(boat, cabins, heads).hulls.join('');

/** What packs bring, as it is seen from above; nothing for what is small, or below deck. */
function drawAdded(part: Equipment, { length, beam }: Layouts): string {
  const { box, line } = planShapes;
  const panels = (x: number, width: number, depth: number) =>
    [-1.5, -0.5, 0.5].map((at) => box(x, at * width + 0.04, depth, width - 0.08, 0.04)).join('');
  switch (part) {
    case 'arch':
      return panels(0.035 * length, 0.2 * beam, 0.1 * length);
    case 'davits':
      // With the tender between them, athwartships.
      return (
        [-0.8, 0.8].map((y) => line([0.09 * length, y], [-1.7, y])).join('') +
        box(-1.95, -1.55, 1.5, 3.1, 0.7) +
        box(-1.6, -1.2, 0.8, 2.4, 0.3)
      );
    case 'panels':
      return panels(-0.3, 0.14 * beam, 0.085 * length);
    case 'raft':
      return box(0.012 * length, 0.38 * beam - 0.25, 0.9, 0.5, 0.12);
    case 'furler':
      return line([0.62 * length, 0], [0.99 * length, 0]);
    default:
      return '';
  }
}
