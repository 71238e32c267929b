import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { RawBlock } from '../../content/Content.ts';
import { titleOf } from '../../dealers/segments.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** The place of the contact form: until it is sent from here, the dealer's own address. */
export function dealerContact(dealer: Dealer, { text }: PageRequest): RawBlock[] {
  if (dealer.genericEmail === undefined) return [];
  const props = {
    heading: text('dealer.contact'),
    text: `<p>${text('dealer.contact.text')}</p>`,
    dealerName: titleOf(dealer),
    dealerEmail: dealer.genericEmail,
  };
  return [{ id: 'contact', type: 'contact-form', props }];
}
