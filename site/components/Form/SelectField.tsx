import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DEFAULT_LOCALE, isLocale } from '../../../locales/locales.ts';
import { getDemandTypes } from '../../forms/demandTypes.ts';
import type { FieldName } from '../../forms/FormValues.ts';
import { TITLES } from '../../forms/titles.ts';
import { getCrewSizes, TIME_SLOTS } from '../../forms/trialChoices.ts';
import { Field } from '../Field/Field.tsx';
import { useFormFacts } from './FormContext.ts';
import styles from './TitleField.module.css';
import { asText, useField } from './useField.tsx';

interface SelectFieldProps {
  name: FieldName;
  autoComplete?: string;
  preset?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** A select with these options, before them an empty one. */
export function SelectField({ name, autoComplete, preset = '', hint, children }: SelectFieldProps) {
  const { id, label, isRequired, error, sent } = useField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} endIcon="chevron-down">
      {(control) => (
        <select
          {...control}
          name={name}
          required={isRequired}
          autoComplete={autoComplete}
          defaultValue={asText(sent) || preset}
        >
          <FormattedMessage id="form.choose">{(text) => <option value="">{text}</option>}</FormattedMessage>
          {children}
        </select>
      )}
    </Field>
  );
}

/** How many come to a sea trial or a tour of the yard: most come as a couple. */
export function CrewField() {
  const sizes = getCrewSizes(useFormFacts().form);
  return (
    <SelectField name="crew" preset="2">
      {sizes.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </SelectField>
  );
}

/** The dealer to meet at an event. */
export function DealerField() {
  const { dealers = [], preselectedDealer } = useFormFacts().form;
  return (
    <SelectField name="dealer" preset={preselectedDealer}>
      {dealers.map(({ id, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <option key={index} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The visitor's sailing area. */
export function SailingAreaField() {
  const { sailingAreas = [] } = useFormFacts().form;
  return (
    <SelectField name="sailingArea">
      {sailingAreas.map(({ label, areas }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <optgroup key={group} label={label}>
          {areas.map((area, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <option key={index} value={area.id}>
              {area.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** Subject of the request: to come to the event; who brings a boat of the configurator wants to know her price. */
export function SubjectField() {
  const { form } = useFormFacts();
  const types = getDemandTypes(form);
  const preset = types.includes('visit') ? 'visit' : form.configuration && 'commercial-offer';
  return (
    <SelectField name="subject" preset={preset}>
      {types.map((type) => (
        <FormattedMessage key={type} id={`form.subject.${type}`}>
          {(text) => <option value={type}>{text}</option>}
        </FormattedMessage>
      ))}
    </SelectField>
  );
}

/** Hour of a meeting, in the local time of the place. */
export function TimeField() {
  const { formatTime, formatMessage } = useIntl();
  const toHourText = (hour: number) =>
    formatTime(Date.UTC(2000, 0, 1, hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <SelectField name="time">
      {TIME_SLOTS.map(({ id, from, to }) => (
        <option key={id} value={id} suppressHydrationWarning>
          {formatMessage({ id: 'form.time.slot' }, { from: toHourText(from), to: toHourText(to) })}
        </option>
      ))}
    </SelectField>
  );
}

/** Title of the visitor. A select instead of radio buttons: it can be emptied again. */
export function TitleField() {
  const language = useIntl().locale.slice(0, 2);
  return (
    <div className={styles.title}>
      <SelectField name="title" autoComplete="honorific-prefix">
        {Object.values(TITLES[isLocale(language) ? language : DEFAULT_LOCALE]).map((title) => (
          <option key={title}>{title}</option>
        ))}
      </SelectField>
    </div>
  );
}
