import type { Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../renderer/createMemo.ts';
import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { withDistinctNames } from '../../dealers/distinctNames.ts';
import { locatorList } from '../../locator/locatorList.ts';

type Choices = NonNullable<Form['dealers']>;

/** The webform knows dealers by their names alone, so each has one of its own. */
export const dealerChoices = (dealers: readonly Dealer[]): Choices =>
  withDistinctNames(dealers).map(({ dealer: { accountId }, name }) => ({ id: accountId, name }));

const memo = createMemo<Choices>();

/** Every dealer that is on the map, by name as the language sorts; made once for each answer of the dealer service. */
export const allDealerChoices = (dealers: readonly Dealer[], locale: Locale): Choices =>
  memo(dealers, locale, () => dealerChoices(locatorList(dealers, 'dealers', locale).entries));
