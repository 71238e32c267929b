import { NotFoundError, UpstreamError } from '../errors.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { currentRequest } from '../requestContext.ts';
import { formPageAt } from './formPageAt.ts';
import { LeadRefused } from './LeadRefused.ts';
import type { Offer } from './Offer.ts';

const noForm = (): LeadRefused => {
  const fields = [{ field: 'Form-Path', problem: 'choice' }];
  return new LeadRefused('invalid', 'There is no form at this address', fields, 400);
};

/**
 * The form that stands at an address of the site.
 *
 * @returns undefined while nobody can say: what was sent is worth more than our knowing the form.
 * @throws LeadRefused when there is none.
 */
export async function findOffer(path: string, services: PageServices): Promise<Offer | undefined> {
  try {
    const found = await formPageAt(path, services);
    if (!found) throw noForm();
    return found.offer;
  } catch (error) {
    if (error instanceof NotFoundError) throw noForm();
    if (!(error instanceof UpstreamError)) throw error;
    currentRequest()?.log.warn({ event: 'form-unknown', err: error }, 'A form is accepted unseen');
    return undefined;
  }
}
