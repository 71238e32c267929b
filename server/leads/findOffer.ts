import { NotFoundError, UpstreamError } from '../errors.ts';
import { buildPage } from '../pages/buildPage.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { currentRequest } from '../requestContext.ts';
import { LeadRefused } from './LeadRefused.ts';
import { type Offer, offerOf } from './Offer.ts';

const noForm = (): LeadRefused => {
  const fields = [{ field: 'Form-Path', problem: 'choice' }];
  return new LeadRefused('invalid', 'There is no form at this address', fields, 400);
};

/** What an event's own form is sent to, besides what its page says. */
async function withEvent(offer: Offer, { content }: PageServices): Promise<Offer> {
  const { event } = offer.form;
  if (!event) return offer;
  const events = await content.events(offer.locale);
  return { ...offer, dealerEmail: events.find(({ id }) => id === event.id)?.dealerEmail };
}

/**
 * The form that stands at an address of the site.
 *
 * @returns undefined while the content service is away: what was sent is worth more than our knowing the form.
 * @throws LeadRefused when there is none.
 */
export async function findOffer(path: string, services: PageServices): Promise<Offer | undefined> {
  try {
    const page = await buildPage(path, new URLSearchParams(), services);
    const offer = 'location' in page ? undefined : offerOf(page);
    if (!offer) throw noForm();
    return await withEvent(offer, services);
  } catch (error) {
    if (error instanceof NotFoundError) throw noForm();
    if (!(error instanceof UpstreamError)) throw error;
    currentRequest()?.log.warn({ event: 'form-unknown', err: error }, 'A form is accepted unseen');
    return undefined;
  }
}
