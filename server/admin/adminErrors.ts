import type { ErrorRequestHandler } from 'express';
import { blockTypes } from '../../blocks/registryLines.ts';
import { nearestName } from '../../renderer/src/problems.ts';
import type { BlockType } from '../../schemas/index.ts';
import { BusyError, ClientLeftError, NotFoundError } from '../http/errors.ts';
import { LeadStoreError } from '../leads/store/withStoreErrors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { addresses } from './addresses.ts';
import type { Layout } from './createLayout.ts';
import { type Html, html } from './html.ts';
import { mayOpen } from './linkTag.ts';
import { ExamplesError } from './loadExamples.ts';

const BUSY_SECONDS = 5;

/** The status of what Express and its body readers refuse. */
const getErrorStatus = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;

interface AdminErrorsOptions {
  layout: Layout;
  siteUrl: string;
}

/** The page for an address that has nothing: why, what may be meant, and the ways on. */
const nothingPage = (path: string, reason: string, siteUrl: string): Html => {
  const [, kind, name = ''] = path.split('/');
  const type = kind === 'blocks' ? nearestBlockType(name) : undefined;
  return html`<h1>Nothing here</h1>
    <p class="lead"><code>${path}</code>: ${reason}.</p>
    ${type && html`<p>Do you mean <a href="${addresses.block(type)}">${type}</a>?</p>`}
    <ul class="row">
      ${mayOpen(addresses.gallery) && html`<li><a href="${addresses.gallery}">All blocks</a></li>`}
      ${mayOpen(addresses.requests) && html`<li><a href="${addresses.requests}">Requests</a></li>`}
      <li><a href="${siteUrl}${path}">This address on the site</a></li>
    </ul>`;
};

const withoutLeadsPage = (): Html => html`<h1>The leads cannot be read just now</h1>
    <p class="lead">Their database does not answer, or its disk is full. Leads that were accepted are safe in it and are delivered
    afterwards. Visitors who send a form meanwhile are asked to try again, and their words stay in the form.</p>
    <p>Tell the operators; the cause is under <a href="${addresses.problems}">Problems</a>. Then open this page again.</p>`;

const nearestBlockType = (name: string): BlockType | undefined => {
  const nearest = nearestName(name, blockTypes);
  return blockTypes.find((type) => type === nearest);
};

/**
 * A page for an address that has nothing and for leads that cannot be read, a sentence for what is refused and for
 * wrong examples; other faults of the server go on to the last resort.
 */
export function adminErrors({ layout, siteUrl }: AdminErrorsOptions): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof ExamplesError) {
      currentRequest()?.log.warn({ event: 'examples-refused' }, error.message);
      return response.status(500).type('text').send(`${error.message}\n`);
    }
    if (error instanceof ClientLeftError) return;
    if (error instanceof BusyError) {
      currentRequest()?.log.warn(
        { event: 'admin-busy' },
        `A colleague was sent away for now: ${error.message}`,
      );
      response.set('Retry-After', String(BUSY_SECONDS)).status(error.status).type('text');
      return response.send('This takes more than can be done at once: please try again in a moment.\n');
    }
    if (error instanceof LeadStoreError) {
      currentRequest()?.log.error(
        { event: 'lead-store-failed', err: error },
        'The lead store cannot be asked',
      );
      response.set({ 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' }).status(error.status);
      return response.send(layout({ title: 'Leads', main: withoutLeadsPage() }));
    }
    const status = getErrorStatus(error);
    if (status >= 500 || response.headersSent) return next(error);
    const log = currentRequest()?.log;
    response.set('Cache-Control', 'no-store').status(status);
    if (status !== 404) {
      log?.info({ event: 'admin-refused', status }, 'The admin port cannot answer this request');
      return response.type('text').send('This request cannot be answered.\n');
    }
    log?.info({ event: 'admin-not-found', status }, 'The admin port has nothing at this address');
    const reason = error instanceof NotFoundError ? error.message : 'there is no such file';
    return response.send(layout({ title: 'Nothing here', main: nothingPage(request.path, reason, siteUrl) }));
  };
}
