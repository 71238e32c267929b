import { FormattedMessage } from 'react-intl';
import type { CompareSpecifications } from '../../schemas/blocks/compare-specifications.ts';
import { DeckPlan, findLargest } from '../CabinLayouts/DeckPlan.tsx';
import styles from './SpecificationTable.module.css';

/** The deck plans of the models, all to one scale; their measures are in the rows above. */
export function PlanRow({ products }: Pick<CompareSpecifications, 'products'>) {
  const largest = findLargest(products.flatMap(({ layouts }) => layouts ?? []));
  if (largest.length === 0) return null;
  return (
    <tr>
      <th scope="row" className={styles.property}>
        <FormattedMessage id="cabinLayouts.choice" />
      </th>
      {products.map(({ title, layouts }) => (
        <td key={title} className={styles.value}>
          <div className={styles.plans}>
            {layouts?.items.map(({ cabins, heads }) => (
              <figure key={cabins}>
                <DeckPlan boat={layouts} cabins={cabins} heads={heads} largest={largest} isBare />
                <figcaption>
                  <FormattedMessage id="cabinLayouts.cabins" values={{ cabins }} />
                </figcaption>
              </figure>
            ))}
          </div>
        </td>
      ))}
    </tr>
  );
}
