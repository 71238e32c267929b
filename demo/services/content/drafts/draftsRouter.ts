import express, { type Router } from 'express';
import { isLocale } from '../../../../locales/locales.ts';
import { ContentProblem } from '../ContentProblem.ts';
import type { DemoSite } from '../resources/DemoSite.ts';
import type { DraftAccess } from './createDraftAccess.ts';
import type { Drafts } from './createDrafts.ts';
import type { DraftInfo } from './draftValues.ts';

interface DraftsRouterOptions {
  key: string;
  drafts: () => Drafts | undefined;
  access: DraftAccess;
  /** Called with what is published from now on. */
  onChange: (site: DemoSite) => void;
}

/** The version that the next module names: the working copy is the newest revision of all languages. */
const toVersion = ({ number, state, revision }: DraftInfo, list: readonly DraftInfo[]): string => {
  if (state === 'never published') return 'rel:latest-version';
  const newest = list.findLast((other) => other.number === number);
  return newest?.revision === revision ? 'rel:working-copy' : `id:${revision}`;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What takes the place of Drupal's forms in the demo, for the admin port: GET /demo/drafts lists the drafts with the
 * query of their previews; POST changes a text, publishes or archives.
 */
export function draftsRouter({ key, drafts, access, onChange }: DraftsRouterOptions): Router {
  return express
    .Router()
    .use('/demo/drafts', (request, response, next) =>
      request.get('api-key') === key ? next() : response.status(403).json({ message: 'The key is wrong' }),
    )
    .get('/demo/drafts', (_request, response) => {
      const list = drafts()?.list() ?? [];
      response.json(
        list.map((draft) => ({
          ...draft,
          query: access.toPreviewQuery(draft.path, toVersion(draft, list)),
        })),
      );
    })
    .post('/demo/drafts', express.json(), async (request, response) => {
      const { locale, name, path, value, act } = Object(request.body);
      const current = drafts();
      if (!current || !isLocale(text(locale))) return response.status(400).json({ message: 'No such draft' });
      try {
        if (act === 'publish') onChange(await current.publish(locale, text(name)));
        else if (act === 'archive') onChange(await current.archive(locale, text(name)));
        else await current.edit(locale, text(name), text(path), text(value));
      } catch (error) {
        if (!(error instanceof ContentProblem || error instanceof RangeError)) throw error;
        return response.status(422).json({ message: error.message });
      }
      return response.status(204).end();
    });
}
