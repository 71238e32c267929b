import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { getLocatorKinds } from '../../services/dealers/segments.ts';

/** What a form for each kind is called (behaviour §7.1). */
const TYPING = {
  dealers: 'dealers',
  charters: 'rental-operators',
  'service-centers': 'service-centers',
} as const satisfies Record<LocatorKind, NonNullable<Form['typing']>>;

/**
 * What a contact form that writes to an account is called; the channel of its leads and the data layer follow.
 *
 * @param kind of its page, where it has one.
 */
export function getTyping({ contractSegment }: Dealer, kind?: LocatorKind): (typeof TYPING)[LocatorKind] {
  // Of an account that is several things, the first is what a visitor most likely wants.
  const [first = 'dealers'] = getLocatorKinds(contractSegment);
  return TYPING[kind ?? first];
}
