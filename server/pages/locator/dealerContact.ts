import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import type { RawBlock } from '../../content/Content.ts';
import { titleOf } from '../../dealers/segments.ts';
import { formBlock } from '../forms/formBlock.ts';
import { formOf } from '../forms/formOf.ts';
import { typingOf } from '../forms/typingOf.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** The form that writes to a dealer, charter operator or service centre. @param kind of its page, where it has one. */
export async function dealerContact(
  dealer: Dealer,
  request: PageRequest,
  kind?: LocatorKind,
): Promise<RawBlock> {
  const name = titleOf(dealer);
  const typing = typingOf(dealer, kind);
  const form = await formOf(request, { mode: 'contact', typing, dealer: { id: dealer.accountId, name } });
  return formBlock(
    form,
    { heading: `contactForm.heading.${typing}`, text: 'dealer.contact.text', values: { name } },
    request.text,
  );
}
