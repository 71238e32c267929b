import type { Dealer } from '../../../schemas/entities/dealer.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { RawBlock } from '../../content/Content.ts';
import { withDistinctNames } from '../../dealers/distinctNames.ts';
import { findDealer } from '../../dealers/findDealer.ts';
import { locatorList } from '../../locator/locatorList.ts';
import { formBlock } from '../forms/formBlock.ts';
import { formOf } from '../forms/formOf.ts';
import { orEmpty } from '../orEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { eventDays } from './eventDays.ts';

/** Among whom a visitor may choose: everybody who is on the map, or whom the editor named; those nobody knows are left out. */
async function dealersOf(event: Event, { dealers, route }: PageRequest): Promise<readonly Dealer[]> {
  if (!event.showAllDealers && event.dealersId.length === 0) return [];
  const all = await orEmpty(dealers.dealers(), 'the dealers of the event');
  if (event.showAllDealers) return locatorList(all, 'dealers', route.locale).entries;
  return event.dealersId.flatMap((id) => findDealer(all, id) ?? []);
}

/** The webform knows dealers by their names alone, so each has one of its own. */
const toChoices = (dealers: readonly Dealer[]): NonNullable<Form['dealers']> =>
  withDistinctNames(dealers).map(({ dealer: { accountId }, name }) => ({ id: accountId, name }));

/** The form that registers for an event, with the days it lasts (spec 2 §2.1). */
export async function eventForm(event: Event, request: PageRequest): Promise<RawBlock> {
  const { startDay, endDay } = eventDays(event);
  const choices = toChoices(await dealersOf(event, request));
  const form = await formOf(request, {
    mode: 'event_subscription',
    channel: event.channelSalesforce,
    ...(choices.length > 0 && { dealers: choices }),
    ...(choices.length === 0 && event.dealerName && { dealer: { name: event.dealerName } }),
    event: {
      node: event,
      choice: {
        id: event.id,
        title: event.heading,
        ...(startDay && { from: startDay, to: endDay ?? startDay }),
      },
    },
  });
  // The words speak of day and hour, which only an event with a date lets anybody choose.
  const text = startDay ? ({ text: 'event.form.text' } as const) : {};
  return formBlock(form, { heading: 'event.form.heading', ...text }, request.text);
}
