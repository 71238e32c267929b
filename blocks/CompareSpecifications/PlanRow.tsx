import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CompareSpecifications } from '../../schemas/blocks/compare-specifications.ts';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import { DeckPlan, findLargest } from '../CabinLayouts/DeckPlan.tsx';
import styles from './SpecificationTable.module.css';

/**
 * The deck plans of the models, all to one scale; their measures are in the rows above. The first of each is shown, the
 * others are folded: together they were longer than the table.
 */
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
            {layouts?.items.map((item, index) => (
              <Plan key={item.cabins} boat={layouts} {...item} largest={largest} isFolded={index > 0} />
            ))}
          </div>
        </td>
      ))}
    </tr>
  );
}

/** One plan under its number of cabins. */
function Plan({
  isFolded,
  ...plan
}: Omit<ComponentProps<typeof DeckPlan>, 'isBare'> & { isFolded: boolean }) {
  const name = <FormattedMessage id="cabinLayouts.cabins" values={{ cabins: plan.cabins }} />;
  const drawing = <DeckPlan {...plan} isBare />;
  return isFolded ? (
    <details>
      <Summary>{name}</Summary>
      {drawing}
    </details>
  ) : (
    <figure>
      {drawing}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
