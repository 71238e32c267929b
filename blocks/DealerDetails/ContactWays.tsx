import { useIntl } from 'react-intl';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { PhoneLink } from '../../parts/PhoneLink/PhoneLink.tsx';
import type { DealerDetails } from '../../schemas/blocks/dealer-details.ts';
import styles from './ContactWays.module.css';

/** Telephone, site, and the way there; nothing where nothing of it is known. */
export function ContactWays({
  phone,
  website,
  directions,
}: Pick<DealerDetails, 'phone' | 'website' | 'directions'>) {
  const { formatMessage } = useIntl();
  if (!phone && !website && !directions) return null;
  return (
    <div className={styles.ways}>
      {phone && <PhoneLink phone={phone} className={styles.phone} />}
      {website && (
        <ActionLink
          link={{ url: website, label: formatMessage({ id: 'dealer.website' }), target: '_blank' }}
        />
      )}
      {directions && (
        <ActionLink
          link={{ url: directions, label: formatMessage({ id: 'dealer.directions' }) }}
          icon="route"
        />
      )}
    </div>
  );
}
