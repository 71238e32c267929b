import { FormattedMessage } from 'react-intl';
import type { FieldsetOf } from '../../forms/fieldsetsOf.ts';
import { Field } from './Field.tsx';
import styles from './Fieldset.module.css';

/** Fields that belong together, under their legend. The boats bring one of their own, which is enough for them alone. */
export function Fieldset({ name, fields }: FieldsetOf) {
  const list = fields.map((field) => <Field key={field} name={field} />);
  if (fields.length === 1 && fields[0] === 'boats') return <div className={styles.alone}>{list}</div>;
  return (
    <fieldset>
      <legend className={styles.legend}>
        <FormattedMessage id={`form.legend.${name}`} />
      </legend>
      <div className={styles.fields} data-fieldset={name}>
        {list}
      </div>
    </fieldset>
  );
}
