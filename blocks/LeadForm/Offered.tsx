import { useIntl } from 'react-intl';
import type { LeadForm } from '../../schemas/blocks/lead-form.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { BoatChoices } from '../../site/components/Form/ConfiguredBoat.tsx';
import { BoatRender } from '../Configurator/BoatRender.tsx';
import { PriceSummary } from '../Configurator/PriceSummary.tsx';
import styles from './Offered.module.css';

type Configured = NonNullable<LeadForm['form']['configured']>;

const SIZES = '(min-width: 64rem) 40vw, 140vw';

/** The boat that an offer is asked for: as she was coloured, her bill as at the configurator, and where to change her. */
export function Offered({ choices, bill, url }: Configured) {
  const { formatMessage } = useIntl();
  const boat = bill?.groups[0]?.options[0];
  return (
    <div className={styles.offered}>
      {bill && boat?.render && (
        <div className={styles.look}>
          <BoatRender boat={boat} groups={bill.groups} isFirst sizes={SIZES} className={styles.render} />
        </div>
      )}
      {bill ? <PriceSummary {...bill} /> : <BoatChoices choices={choices} />}
      <ActionLink link={{ url, label: formatMessage({ id: 'form.configuration.change' }) }} />
    </div>
  );
}
