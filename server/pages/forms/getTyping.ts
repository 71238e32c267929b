import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { getLocatorKinds } from '../../services/dealers/segments.ts';

/** Form names for each kind (behaviour §7.1). */
const TYPING = {
  dealers: 'dealers',
  charters: 'rental-operators',
  'service-centers': 'service-centers',
} as const satisfies Record<LocatorKind, NonNullable<Form['typing']>>;

/**
 * Name of a contact form to an account; determines the channel of its leads and the data layer's values.
 *
 * @param kind of its page, where it has one.
 */
export function getTyping({ contractSegment }: Dealer, kind?: LocatorKind): (typeof TYPING)[LocatorKind] {
  // Of an account of several kinds, the first is the most likely one.
  const [first = 'dealers'] = getLocatorKinds(contractSegment);
  return TYPING[kind ?? first];
}
