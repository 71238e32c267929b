import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import type { RawBlock } from '../../content/Content.ts';
import { kindsOf, titleOf } from '../../dealers/segments.ts';
import { formBlock } from '../forms/formBlock.ts';
import { formOf } from '../forms/formOf.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** What a form for each kind is called (spec 2 §2.1). */
const TYPING = {
  dealers: 'dealers',
  charters: 'rental-operators',
  'service-centers': 'service-centers',
} as const satisfies Record<LocatorKind, string>;

/** What a visitor most likely wants from somebody who is several things. */
const kindOf = ({ contractSegment }: Dealer): LocatorKind => {
  const kinds = kindsOf(contractSegment);
  return (['dealers', 'charters', 'service-centers'] as const).find((kind) => kinds.has(kind)) ?? 'dealers';
};

/** The form that writes to a dealer, charter operator or service centre. @param kind of its page, where it has one. */
export async function dealerContact(
  dealer: Dealer,
  request: PageRequest,
  kind: LocatorKind = kindOf(dealer),
): Promise<RawBlock> {
  const name = titleOf(dealer);
  const typing = TYPING[kind];
  const form = await formOf(request, { mode: 'contact', typing, dealer: { id: dealer.accountId, name } });
  return formBlock(
    form,
    { heading: `contactForm.heading.${typing}`, text: 'dealer.contact.text', values: { name } },
    request.text,
  );
}
