import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { OTHERS } from '../../forms/FormValues.ts';
import styles from './BoatChoice.module.css';
import { FieldLabel } from './FieldLabel.tsx';
import { TickBox } from './TickBox.tsx';
import { useField } from './useField.ts';

/** The boats somebody is interested in: at least one, or, where the form offers that, none of these. */
export function BoatChoice() {
  const { form, id, isRequired, error, sent } = useField('boats');
  const note = useId();
  const ticked = Array.isArray(sent) ? sent : [form.preselected];
  const others = { id: OTHERS, name: <FormattedMessage id="form.boats.others" /> };
  const boats = form.offersOthers ? [...form.boats, others] : form.boats;
  return (
    <fieldset className={styles.boats} aria-describedby={note}>
      <legend className={styles.legend}>
        <FieldLabel name="boats" isRequired={isRequired} />
      </legend>
      <p id={note} className={error ? styles.error : styles.hint}>
        {error ?? <FormattedMessage id="form.hint.boats" />}
      </p>
      <div className={styles.list}>
        {boats.map((boat, index) => (
          <TickBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            key={index}
            id={index === 0 ? id : `${id}-${index}`}
            name="boats"
            value={boat.id}
            defaultChecked={ticked.includes(boat.id)}
            aria-invalid={error ? true : undefined}
          >
            {boat.name}
          </TickBox>
        ))}
      </div>
    </fieldset>
  );
}
