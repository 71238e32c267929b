import type { Dealer } from '../../schemas/entities/dealer.ts';
import type { Lead } from '../../schemas/forms/lead-request.ts';
import { findDealer } from '../dealers/findDealer.ts';
import type { RefusedField } from './LeadRefused.ts';
import type { Offer } from './Offer.ts';

/** What a lead names that nobody knows; by JSON pointer. What cannot be checked now is taken as it is. */
export function checkLead(
  { TouchPoints: touchPoints }: Lead,
  { dealers, offer }: { dealers: readonly Dealer[] | undefined; offer: Offer | undefined },
): RefusedField[] {
  const boats = offer && new Set(['', ...offer.form.boats.map(({ id }) => id)]);
  return touchPoints.flatMap(({ Dealer: dealer, DesiredBoat: boat, Channel: channel }, index) => {
    const at = `/Leads/0/TouchPoints/${index}`;
    return [
      ...(dealer && dealers && !findDealer(dealers, dealer)
        ? [{ field: `${at}/Dealer`, problem: 'dealer' }]
        : []),
      ...(boats && !boats.has(boat) ? [{ field: `${at}/DesiredBoat`, problem: 'choice' }] : []),
      ...(offer && channel !== offer.form.channel ? [{ field: `${at}/Channel`, problem: 'choice' }] : []),
    ];
  });
}
