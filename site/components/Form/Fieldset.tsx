import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, localeOfTag } from '../../../locales/locales.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCountries } from '../../../store/listsSlice.ts';
import type { FieldName } from '../../forms/FormValues.ts';
import type { FormFieldset } from '../../forms/getFormFields.ts';
import { Summary } from '../Summary/Summary.tsx';
import styles from './Fieldset.module.css';
import { useFormFacts } from './FormContext.ts';
import {
  CrewField,
  DealerField,
  SailingAreaField,
  SelectField,
  SubjectField,
  TimeField,
  TitleField,
} from './SelectField.tsx';
import { DayField, MessageField, PostalCodeField, TextField } from './TextField.tsx';
import { BoatChoice, OptIn } from './TickBox.tsx';
import { TrialDayField } from './TrialDayField.tsx';
import { TourChoice } from './TrialMonths.tsx';

/** Fields under their legend. The boats have a fieldset of their own, which needs no other around it. */
export function Fieldset({ name, fields }: FormFieldset) {
  const list = fields.map((field) => <Field key={field} name={field} />);
  if (name === 'more') return <MoreFields fields={fields}>{list}</MoreFields>;
  if (fields.length === 1 && fields[0] === 'boats') return <div>{list}</div>;
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

/** The visitor's country: first those of the language, then all others. Names of the shared list save a slow phone the tenth of a second that Intl takes for 249. */
function CountryField() {
  const { form } = useFormFacts();
  const { formatDisplayName, formatMessage, locale } = useIntl();
  const own = LOCALES[localeOfTag(locale)].countries;
  const groups = { own, others: form.countries.filter((code) => !own.includes(code)) };
  const names = new Map(useAppSelector(selectCountries)?.map(({ value, name }) => [value, name]));
  // No dealer is looked for where the form has its own.
  const isForDealer = form.mode !== 'newsletter' && !form.country && !form.dealer && !form.dealers;
  const hint = isForDealer ? formatMessage({ id: 'form.hint.country' }) : undefined;
  const toName = (code: string) => names.get(code) ?? formatDisplayName(code, { type: 'region' }) ?? code;
  return (
    <SelectField name="country" autoComplete="country" preset={form.country} hint={hint}>
      {Object.entries(groups).map(([group, codes]) => (
        <optgroup key={group} label={formatMessage({ id: 'form.countries' }, { group })}>
          {codes.map((code) => (
            <option key={code} value={code}>
              {toName(code)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function MobileField() {
  const hint = useIntl().formatMessage({ id: 'form.hint.mobile' });
  return <TextField name="mobile" type="tel" autoComplete="tel" hint={hint} />;
}

/** The day of a meeting, of a tour of the yard, or of a sea trial. */
function DayOrTrial() {
  const { trial, tour } = useFormFacts().form;
  if (tour) return <TourChoice name="day" choices={tour.days} />;
  return trial ? <TrialDayField trial={trial} /> : <DayField />;
}

/** The hour of a meeting, or of a tour of the yard. */
function TimeOrTour() {
  const { tour } = useFormFacts().form;
  return tour ? <TourChoice name="time" choices={tour.times} /> : <TimeField />;
}

const FIELDS = {
  title: <TitleField />,
  firstName: <TextField name="firstName" autoComplete="given-name" autoCapitalize="words" />,
  lastName: <TextField name="lastName" autoComplete="family-name" autoCapitalize="words" />,
  email: <TextField name="email" type="email" autoComplete="email" />,
  mobile: <MobileField />,
  country: <CountryField />,
  postalCode: <PostalCodeField />,
  city: <TextField name="city" autoComplete="address-level2" autoCapitalize="words" />,
  subject: <SubjectField />,
  boats: <BoatChoice />,
  sailingArea: <SailingAreaField />,
  message: <MessageField />,
  dealer: <DealerField />,
  day: <DayOrTrial />,
  crew: <CrewField />,
  configuration: null,
  time: <TimeOrTour />,
  newsletter: <OptIn name="newsletter" />,
  commercialOffer: <OptIn name="commercialOffer" />,
} as const satisfies Record<FieldName, React.ReactNode>;

/** A field of the surrounding form, with its type and autocomplete tokens. */
function Field({ name }: { name: FieldName }) {
  return FIELDS[name];
}

/** Optional fields, folded until they are asked for; open where one of them has a value or an error. */
function MoreFields({ fields, children }: { fields: readonly FieldName[]; children: ReactNode }) {
  const { form, problems } = useFormFacts();
  const [isOpen, setOpen] = useState(() => fields.some((field) => form.answer?.values?.[field]));
  const isWrong = problems.fields.some(({ field }) => fields.includes(field));
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <FormattedMessage id="form.legend.more" />
      </Summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
