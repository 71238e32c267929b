import express, { type Router } from 'express';
import { isLocale } from '../../../../locales/locales.ts';
import { ContentProblem } from '../ContentProblem.ts';
import type { DemoSite } from '../resources/DemoSite.ts';
import type { DraftAccess } from './createDraftAccess.ts';
import type { Drafts } from './createDrafts.ts';

interface DraftsRouterOptions {
  key: string;
  drafts: () => Drafts | undefined;
  access: DraftAccess;
  onPublish: (site: DemoSite) => void;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What takes the place of Drupal's forms in the demo, for the admin port: GET /demo/drafts lists the drafts with the
 * query of their previews; POST changes a text or publishes.
 */
export function draftsRouter({ key, drafts, access, onPublish }: DraftsRouterOptions): Router {
  return express
    .Router()
    .use('/demo/drafts', (request, response, next) =>
      request.get('api-key') === key ? next() : response.status(403).json({ message: 'The key is wrong' }),
    )
    .get('/demo/drafts', (_request, response) => {
      const list = drafts()?.list() ?? [];
      response.json(
        list.map((draft) => ({ ...draft, query: access.toPreviewQuery(draft.path, `id:${draft.revision}`) })),
      );
    })
    .post('/demo/drafts', express.json(), async (request, response) => {
      const { locale, name, path, value, publish } = Object(request.body);
      const current = drafts();
      if (!current || !isLocale(text(locale))) return response.status(400).json({ message: 'No such draft' });
      try {
        if (publish === true) onPublish(await current.publish(locale, text(name)));
        else await current.edit(locale, text(name), text(path), text(value));
      } catch (error) {
        if (!(error instanceof ContentProblem || error instanceof RangeError)) throw error;
        return response.status(422).json({ message: error.message });
      }
      return response.status(204).end();
    });
}
