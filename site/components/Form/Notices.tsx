import { FormattedMessage } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import styles from './Notices.module.css';

/** Recipient of the request (behaviour §7.6). */
function Recipient({ dealers = [], dealer }: Form) {
  if (dealers.length > 0) return <FormattedMessage id="form.consent.dealer" />;
  if (dealer?.name) return <FormattedMessage id="form.consent.recipient" values={{ name: dealer.name }} />;
  return <FormattedMessage id="form.consent.yard" />;
}

/** How the data is used. */
export function Notices({ form }: { form: Form }) {
  const { privacyUrl } = form;
  return (
    <div className={styles.notices}>
      {form.mode !== 'newsletter' && (
        <p>
          <Recipient {...form} />
        </p>
      )}
      {privacyUrl && (
        <p>
          <FormattedMessage
            id="form.privacy"
            values={{ link: (words) => <LinkElement url={privacyUrl}>{words}</LinkElement> }}
          />
        </p>
      )}
    </div>
  );
}
