import { useIntl } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';
import { BoatChoice } from './BoatChoice.tsx';
import { CountryField } from './CountryField.tsx';
import { DayField } from './DayField.tsx';
import { DealerField } from './DealerField.tsx';
import { MessageField } from './MessageField.tsx';
import { OptIn } from './OptIn.tsx';
import { PostalCodeField } from './PostalCodeField.tsx';
import { SailingAreaField } from './SailingAreaField.tsx';
import { SubjectField } from './SubjectField.tsx';
import { TextField } from './TextField.tsx';
import { TimeField } from './TimeField.tsx';
import { TitleField } from './TitleField.tsx';

function MobileField() {
  const hint = useIntl().formatMessage({ id: 'form.hint.mobile' });
  return <TextField name="mobile" type="tel" autoComplete="tel" hint={hint} />;
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
  day: <DayField />,
  time: <TimeField />,
  newsletter: <OptIn name="newsletter" />,
  commercialOffer: <OptIn name="commercialOffer" />,
} as const satisfies Record<FieldName, React.ReactNode>;

/** A field of the form around, with the type and the tokens that help to fill it in. */
export function Field({ name }: { name: FieldName }) {
  return FIELDS[name];
}
