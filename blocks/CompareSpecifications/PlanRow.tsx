import { FormattedMessage } from 'react-intl';
import type { CompareSpecifications } from '../../schemas/blocks/compare-specifications.ts';
import { DeckPlan } from '../CabinLayouts/DeckPlan.tsx';
import styles from './SpecificationTable.module.css';

/** The plans say where cabins are; the boat's page numbers every place. */
const NO_PLACES = new Map<never, never>();

/** The deck plans of the models, all to one scale. */
export function PlanRow({ products }: Pick<CompareSpecifications, 'products'>) {
  const all = products.flatMap(({ layouts }) => layouts ?? []);
  if (all.length === 0) return null;
  const largest = {
    length: Math.max(...all.map(({ length }) => length)),
    beam: Math.max(...all.map(({ beam }) => beam)),
  };
  return (
    <tr>
      <th scope="row" className={styles.property}>
        <FormattedMessage id="cabinLayouts.choice" />
      </th>
      {products.map(({ title, layouts }) => (
        <td key={title} className={styles.value}>
          {layouts?.items.map(({ cabins, heads }) => (
            <figure key={cabins} className={styles.plan}>
              <DeckPlan boat={layouts} cabins={cabins} heads={heads} places={NO_PLACES} largest={largest} />
              <figcaption>
                <FormattedMessage id="cabinLayouts.cabins" values={{ cabins }} />
              </figcaption>
            </figure>
          ))}
        </td>
      ))}
    </tr>
  );
}
