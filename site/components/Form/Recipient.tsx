import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '../../../schemas/parts/form.ts';
import type { FormValues } from '../../forms/FormValues.ts';
import { getChosenDealer } from '../../forms/toChosenBoats.ts';
import { LinkElement } from '../LinkElement/LinkElement.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import type { Near } from './parseFormAnswer.ts';

/** What was asked for, and by whom: the name and the address are known only where scripts run. */
export type Asked = Pick<FormValues, 'day' | 'boats'> &
  Partial<Record<'email' | 'firstName' | 'dealer' | 'country' | 'time' | 'crew', string | undefined>> & {
    /** The dealer that was chosen, as the server knows them. */
    recipient?: Form['dealer'] | undefined;
    /** Dealers of the visitor's country. */
    near?: Near | undefined;
  };

export interface ReceiptProps {
  form: Form;
  reference: string | undefined;
  asked: Asked;
}

/** Who answers: the dealer whom the visitor has chosen, else whose page it is; undefined for the yard. */
export const getRecipient = ({ form, asked }: Pick<ReceiptProps, 'form' | 'asked'>): Form['dealer'] =>
  asked.recipient ?? getChosenDealer({ dealer: asked.dealer ?? '' }, form);

/** A line of the receipt. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The locator at the visitor's country: all that its address says of them. */
export const getDealersUrl = ({ form, asked }: Pick<ReceiptProps, 'form' | 'asked'>): string | undefined =>
  form.ways?.dealer && `${form.ways.dealer}${asked.country ? `?country=${asked.country.toLowerCase()}` : ''}`;

/**
 * Whom the visitor can ask meanwhile where the yard answers: the one dealer of their country or region, or a link to all
 * of that country, or to the nearest where it has none. Known only where scripts run.
 */
export function Nearby({ form, asked }: Pick<ReceiptProps, 'form' | 'asked'>) {
  const { formatDisplayName, formatMessage } = useIntl();
  const { near, country } = asked;
  const url = getDealersUrl({ form, asked });
  if (!country || !url || getRecipient({ form, asked })?.id) return null;
  const name = formatDisplayName(country, { type: 'region' }) ?? country;
  return (
    <Fact label={<FormattedMessage id="form.receipt.near" />}>
      {near?.dealer ? (
        <Recipient {...near.dealer} />
      ) : (
        <LinkElement url={url}>
          {near?.count
            ? formatMessage({ id: 'locator.dealers.count' }, { count: near.count })
            : formatMessage({ id: 'locator.dealers.label' })}
          {` · ${name}`}
        </LinkElement>
      )}
    </Fact>
  );
}

/** A dealer or the yard, and how to reach them. */
export function Recipient({
  name,
  town,
  telephone,
}: {
  [Key in 'name' | 'town' | 'telephone']?: string | undefined;
}) {
  return (
    <>
      <p>
        <b>{name ?? <FormattedMessage id="form.receipt.office" />}</b>
        {town && `, ${town}`}
      </p>
      {telephone && <PhoneLink phone={telephone} />}
    </>
  );
}
