import { parsePath } from '../../locales/parsePath.ts';
import { emptyLists } from '../../schemas/entities/lists.ts';
import type { Page } from '../../schemas/page.ts';
import { OTHERS } from '../../site/forms/FormValues.ts';
import { NotFoundError, UpstreamError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { buildPage } from '../pages/buildPage.ts';
import { createPageRequest } from '../pages/createPageRequest.ts';
import { finalizePage } from '../pages/finalizePage.ts';
import { getPageBuilder } from '../pages/getPageBuilder.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { LeadRefused } from './LeadRefused.ts';
import { getPageForm, mapForm, type PageForm } from './PageForm.ts';

/** A form and the page around it. */
export interface FormPage {
  page: Page;
  pageForm: PageForm;
}

/** Adds the data of an event to its form, as the event's page does. */
async function withEvent(pageForm: PageForm, { content }: PageServices): Promise<PageForm> {
  const { event } = pageForm.form;
  if (!event) return pageForm;
  const events = await content.events(pageForm.locale);
  return { ...pageForm, dealerEmail: events.find(({ id }) => id === event.id)?.dealerEmail };
}

/**
 * The page at an address of the site, if it has a form.
 * @param query of the address; the page without it, where it has changed or was made up.
 * @throws NotFoundError; UpstreamError while that is unknown.
 */
export async function findFormPage(
  path: string,
  services: PageServices,
  query = new URLSearchParams(),
): Promise<FormPage | undefined> {
  const page = await buildPage(path, query, services);
  if ('location' in page) return query.size > 0 ? findFormPage(path, services) : undefined;
  const pageForm = getPageForm(page);
  if (pageForm) return { page, pageForm: await withEvent(pageForm, services) };
  // While the dealer service is down, such a page has no form.
  if (page.kind === 'dealer') await services.dealers.dealers();
  return undefined;
}

const BOAT_ID = /^[\w-]{1,60}$/;

/**
 * The same while the content service is down, for pages that need only menus and boats of it: without menus, with the
 * boats that were chosen.
 * @throws UpstreamError for all other pages.
 */
export async function findBareFormPage(
  path: string,
  services: PageServices,
  chosen: readonly string[],
): Promise<FormPage | undefined> {
  const route = parsePath(path);
  if (route.type !== 'route') return undefined;
  const answer = await getPageBuilder(route.name)(createPageRequest(route, services));
  if (answer?.type !== 'page') return undefined;
  const page = mapForm(finalizePage(answer.draft, emptyLists, services.brand), (form) => {
    const known = new Set([OTHERS, ...form.boats.map(({ id }) => id)]);
    const unknown = new Set(chosen.filter((id) => BOAT_ID.test(id) && !known.has(id)));
    return { ...form, boats: [...form.boats, ...[...unknown].map((id) => ({ id, name: id }))] };
  });
  const pageForm = getPageForm(page);
  return pageForm && { page, pageForm };
}

const noForm = (): LeadRefused => {
  const fields = [{ field: 'Form-Path', problem: 'choice' }];
  return new LeadRefused('invalid', 'There is no form at this address', fields, 400);
};

/**
 * The form at an address of the site.
 *
 * @returns undefined while that is unknown: the lead is then accepted without it.
 * @throws LeadRefused when the page has none.
 */
export async function findPageForm(path: string, services: PageServices): Promise<PageForm | undefined> {
  try {
    const found = await findFormPage(path, services);
    if (!found) throw noForm();
    return found.pageForm;
  } catch (error) {
    if (error instanceof NotFoundError) throw noForm();
    if (!(error instanceof UpstreamError)) throw error;
    currentRequest()?.log.warn({ event: 'form-unknown', err: error }, 'A form is accepted unseen');
    return undefined;
  }
}
