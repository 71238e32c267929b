import { resolve } from 'node:path';
import express, { Router } from 'express';
import { NotFoundError } from '../../http/errors.ts';
import { currentRequest } from '../../observability/requestContext.ts';
import { addresses } from '../addresses.ts';
import type { Layout } from '../createLayout.ts';
import { acceptPictures } from './acceptPictures.ts';
import { loadVisualReport, pictureFile, VERSIONS } from './VisualReport.ts';
import { visualPage } from './visualPage.ts';

const NAME = /^[a-z0-9-]{1,200}$/;

interface VisualOptions {
  layout: Layout;
  directory: string;
}

/**
 * GET /blocks/changes: what `npm run visual` has found. POST accepts pictures: `name` (one or more), or `all` of the
 * report that was drawn at that moment.
 */
export function visualRouter({ layout, directory }: VisualOptions): Router {
  return Router()
    .use(addresses.visual, (_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .get(addresses.visual, async (_request, response) => {
      response.send(layout({ title: 'Visual changes', main: visualPage(await loadVisualReport(directory)) }));
    })
    .get('/blocks/changes/:version/:name', (request, response) => {
      const { version, name } = request.params;
      const known = VERSIONS.find((one) => one === version);
      if (!known || !name || !NAME.test(name)) throw new NotFoundError('there is no such picture');
      response.sendFile(resolve(pictureFile(directory, known, name)), { cacheControl: false }, (error) => {
        if (error && !response.headersSent) response.status(404).type('text').send('Not found.\n');
      });
    })
    .post(addresses.visual, express.urlencoded({ extended: false }), async (request, response) => {
      const { name, all } = Object(request.body);
      const names = new Set([name ?? []].flat());
      // A later run may have found something that this colleague has not seen.
      const isSeen = all !== undefined && all === (await loadVisualReport(directory))?.at;
      const accepted = await acceptPictures(directory, (picture) => isSeen || names.has(picture.name));
      const context = currentRequest();
      const who = context?.colleague?.name ?? 'nobody signed in';
      context?.log.info(
        { event: 'pictures-accepted', who, pictures: accepted },
        `${who} accepted ${accepted.length} pictures`,
      );
      response.redirect(303, addresses.visual);
    });
}
