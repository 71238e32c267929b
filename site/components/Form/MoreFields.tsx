import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';
import fieldsetStyles from './Fieldset.module.css';
import { useFormFacts } from './FormContext.ts';
import styles from './MoreFields.module.css';

/** Optional fields, folded until they are asked for; open where one of them has a value or an error. */
export function MoreFields({ fields, children }: { fields: readonly FieldName[]; children: ReactNode }) {
  const { form, problems } = useFormFacts();
  const [isOpen, setOpen] = useState(() => fields.some((field) => form.answer?.values?.[field]));
  const isWrong = problems.fields.some(({ field }) => fields.includes(field));
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <FormattedMessage id="form.legend.more" />
      </summary>
      <div className={fieldsetStyles.fields}>{children}</div>
    </details>
  );
}
