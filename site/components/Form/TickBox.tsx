import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { OTHERS } from '../../forms/FormValues.ts';
import { Summary } from '../Summary/Summary.tsx';
import boatChoiceStyles from './BoatChoice.module.css';
import optInStyles from './OptIn.module.css';
import styles from './TickBox.module.css';
import { useField } from './useField.tsx';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  id: string;
  /** Its label. */
  children: ReactNode;
}

/** A checkbox with its label. */
function TickBox({ id, children, ...attributes }: TickBoxProps) {
  return (
    <div className={styles.tickBox}>
      <input {...attributes} type="checkbox" id={id} className={styles.box} />
      <label htmlFor={id} className={styles.label}>
        {children}
      </label>
    </div>
  );
}

/** A newsletter or offer that the visitor may opt in to. */
export function OptIn({ name }: { name: 'newsletter' | 'commercialOffer' }) {
  const { id, label, isRequired, error, sent } = useField(name);
  return (
    <div className={optInStyles.optIn} data-invalid={error ? '' : undefined}>
      {error && (
        <p id={`${id}-error`} className={optInStyles.error}>
          {error}
        </p>
      )}
      <TickBox
        id={id}
        name={name}
        required={isRequired}
        defaultChecked={Boolean(sent)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        {label}
      </TickBox>
    </div>
  );
}

/**
 * Boats of interest: at least one, or, where the form has it, none of these; any for a tour of the yard. The boat that
 * comes along to a sea trial stands alone, the others are folded.
 */
export function BoatChoice() {
  const { form, id, label, error, sent } = useField('boats');
  const note = useId();
  const ticked = Array.isArray(sent) ? sent : [form.preselected];
  const others = { id: OTHERS, name: <FormattedMessage id="form.boats.none" /> };
  const boats = form.offersOthers && !form.tour ? [...form.boats, others] : form.boats;
  const along = form.trial && boats.find((boat) => boat.id === form.preselected);
  const shown = along ? [along] : boats;
  const folded = boats.filter((boat) => !shown.includes(boat));
  const toBox = (boat: (typeof boats)[number], index: number) => (
    <TickBox
      key={index}
      id={index === 0 ? id : `${id}-${index}`}
      name="boats"
      value={boat.id}
      defaultChecked={ticked.includes(boat.id)}
      aria-invalid={error ? true : undefined}
    >
      {boat.name}
    </TickBox>
  );
  return (
    <fieldset
      className={boatChoiceStyles.boats}
      aria-describedby={note}
      data-invalid={error ? '' : undefined}
    >
      <legend className={boatChoiceStyles.legend}>{label}</legend>
      <p id={note} className={error ? boatChoiceStyles.error : boatChoiceStyles.hint}>
        {error ?? <FormattedMessage id={form.tour ? 'form.tour.boats' : 'form.hint.boats'} />}
      </p>
      <div className={boatChoiceStyles.list}>{shown.map(toBox)}</div>
      {folded.length > 0 && (
        <details className={boatChoiceStyles.rest} open={folded.some((boat) => ticked.includes(boat.id))}>
          <Summary>
            <FormattedMessage id="form.boats.others" />
          </Summary>
          <div className={boatChoiceStyles.list}>
            {folded.map((boat, index) => toBox(boat, shown.length + index))}
          </div>
        </details>
      )}
      {form.brochuresToCome?.map((boat) => (
        <p key={boat} className={boatChoiceStyles.hint}>
          <FormattedMessage id="brochure.toCome" values={{ boat }} />
        </p>
      ))}
    </fieldset>
  );
}
