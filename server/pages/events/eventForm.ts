import type { Event } from '../../../schemas/entities/event.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { findDealer, findNamedDealer } from '../../services/dealers/findDealer.ts';
import { createForm, formBlock } from '../forms/createForm.ts';
import { allDealerChoices, dealerChoices } from '../forms/sharedChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { eventDays } from './eventDates.ts';

/** Among whom a visitor may choose: everybody who is on the map, or whom the editor named; those nobody knows are left out. */
async function loadDealerChoices(event: Event, request: PageRequest): Promise<NonNullable<Form['dealers']>> {
  const { dealers, route } = request;
  if (!event.showAllDealers && event.dealersId.length === 0) return [];
  const all = await listOrEmpty(dealers.dealers(), 'the dealers of the event', request);
  if (event.showAllDealers) return allDealerChoices(all, route.locale);
  return dealerChoices(event.dealersId.flatMap((id) => findDealer(all, id) ?? []));
}

/** Whom the editor has named, with the account where the dealer service has one; the visitor then chooses nobody. */
async function namedDealer(event: Event, request: PageRequest): Promise<Form['dealer']> {
  const { dealerName: name, dealerEmail: email } = event;
  if (!name) return undefined;
  const all = await listOrEmpty(request.dealers.dealers(), 'the dealer of the event', request);
  const known = findNamedDealer(all, { name, email });
  return { name, ...(known && { id: known.accountId }) };
}

/** The form that registers for an event, with the days it lasts (behaviour §7.1). */
export async function eventForm(event: Event, request: PageRequest): Promise<RawBlock> {
  const { startDay, endDay } = eventDays(event);
  const choices = await loadDealerChoices(event, request);
  const dealer = choices.length === 0 ? await namedDealer(event, request) : undefined;
  const form = await createForm(request, {
    mode: 'event_subscription',
    channel: event.channelSalesforce,
    ...(choices.length > 0 && { dealers: choices, areAllDealers: event.showAllDealers }),
    ...(dealer && { dealer }),
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
