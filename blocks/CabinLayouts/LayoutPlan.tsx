import { FormattedMessage, useIntl } from 'react-intl';
import type { CabinLayouts } from '../../schemas/blocks/cabin-layouts.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import styles from './CabinLayouts.module.css';
import { DeckPlan } from './DeckPlan.tsx';
import { getRooms, type Room } from './getRooms.ts';
import { numberPlaces, type Place } from './numberPlaces.ts';
import { toCabinBerths } from './toCabinBerths.ts';
import type { PlannedBoat } from './toDeck.ts';

type Boat = PlannedBoat & Pick<CabinLayouts, 'water' | 'fuel'>;
type Layout = CabinLayouts['items'][number];

/** One layout: her plan, and what its numbers stand for. */
export function LayoutPlan({ boat, text, ...layout }: { boat: Boat } & Layout) {
  const { cabins, heads } = layout;
  const { water, fuel, ...planned } = boat;
  const hulls = getRooms(cabins, heads);
  const lacking = new Set<Place>();
  if (!water) lacking.add('water');
  if (!fuel) lacking.add('fuel');
  if (!boat.helm) lacking.add('helm');
  if (!hulls.flat().some(({ kind }) => kind === 'desk')) lacking.add('desk');
  const places = numberPlaces(lacking);
  return (
    <div className={styles.layout}>
      <div className={styles.drawing}>
        <DeckPlan boat={planned} cabins={cabins} heads={heads} places={places} />
      </div>
      <div>
        <Figures {...boat} {...layout} hulls={hulls} places={places} />
      </div>
      {text && <RichText html={text} />}
    </div>
  );
}

interface Plan {
  hulls: readonly (readonly Room[])[];
  places: ReadonlyMap<Place, number>;
}

/** What a plan has, in figures, with the numbers of the plan; below them its places that have none. */
function Figures({ cabins, berths, heads, water, fuel, helm, hulls, places }: Boat & Layout & Plan) {
  const { formatMessage, formatNumber } = useIntl();
  const toLitres = (litres: number | undefined) =>
    litres &&
    // On one line: some languages part number and unit by a space that breaks.
    formatNumber(litres, { style: 'unit', unit: 'liter', unitDisplay: 'short' }).replaceAll(' ', '\u00a0');
  const inSaloon = berths - toCabinBerths(cabins);
  const toBerths = () =>
    formatMessage({ id: 'cabinLayouts.berths.saloon' }, { cabins: berths - inSaloon, saloon: inSaloon });
  const figures = {
    cabin: cabins,
    heads,
    water: toLitres(water),
    fuel: toLitres(fuel),
    berths: inSaloon > 0 ? toBerths() : berths,
  };
  const toSides = (kind: Room['kind'], total: number) => {
    const [port = 0, starboard = 0] = hulls.map((rooms) => rooms.filter((room) => room.kind === kind).length);
    return port + starboard === total && formatMessage({ id: 'cabinLayouts.sides' }, { port, starboard });
  };
  const sides = { cabin: toSides('cabin', cabins), heads: toSides('heads', heads) };
  return (
    <>
      <dl>
        {(['cabin', 'heads', 'water', 'fuel', 'berths'] as const).map(
          (name) =>
            figures[name] && (
              <div key={name} className={styles.figure}>
                <dt>
                  {name !== 'berths' && <PlaceNumber number={places.get(name)} />}
                  <FormattedMessage id={`cabinLayouts.${name}`} />
                </dt>
                <dd>{figures[name]}</dd>
                {(name === 'cabin' || name === 'heads') && sides[name] && (
                  <dd className={styles.sides}>{sides[name]}</dd>
                )}
              </div>
            ),
        )}
      </dl>
      <ul className={styles.places}>
        {(['saloon', 'cockpit', 'helm', 'desk'] as const).map(
          (name) =>
            places.has(name) && (
              <li key={name}>
                <PlaceNumber number={places.get(name)} />
                <FormattedMessage id={`cabinLayouts.${name}`} values={{ helm }} />
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** The number of a place on the plan, for eyes: the list is complete without it. */
const PlaceNumber = ({ number }: { number: number | undefined }) => (
  <span className={styles.number} aria-hidden="true">
    {number}
  </span>
);
