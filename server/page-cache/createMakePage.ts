import type { ConsentIds } from '../../renderer/consentTags.ts';
import { UpstreamError } from '../errors.ts';
import { buildPage } from '../pages/buildPage.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { currentRequest } from '../requestContext.ts';
import { renderAs } from '../routes/sendPage.ts';
import type { MakePage } from './createPageMaker.ts';
import { TAG_PATTERN } from './Purge.ts';

/** Whoever is asked counts visitors' questions; a kept page puts none. */
const nobody = async (): Promise<never> => {
  throw new UpstreamError('A page that is kept asks for no place');
};

/** Ids are whatever the content service sent, and go into headers. */
const isTag = (tag: string): boolean => new RegExp(TAG_PATTERN).test(tag);

/** Those of lists first: where there is no room for all, a page has many nodes and few lists. */
const inOrder = (tags: Iterable<string>): string[] => {
  const isNode = (tag: string) => Number(tag.startsWith('content:node:'));
  return [...tags].filter(isTag).sort((one, other) => isNode(one) - isNode(other));
};

/** Makes pages for everybody: of their address, and of nothing that one visitor says. Runs on behalf of a request. */
export function createMakePage(services: PageServices, consent: ConsentIds): MakePage {
  const geocoder = { search: nobody, suggest: nobody };
  return async ({ path, query, as }) => {
    const page = await buildPage(path, new URLSearchParams(query), { ...services, geocoder });
    if ('location' in page) return page;
    const rendered = await renderAs(as, page, consent);
    const { tags = [], isDegraded = false } = currentRequest() ?? {};
    return {
      ...rendered,
      path: page.path,
      route: page.route,
      locale: page.locale,
      tags: inOrder(tags),
      isDegraded,
    };
  };
}
