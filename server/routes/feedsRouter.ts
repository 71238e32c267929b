import { Router } from 'express';
import { parsePath } from '../../locales/parsePath.ts';
import { createMemo } from '../../renderer/createMemo.ts';
import type { Content } from '../content/Content.ts';
import { createFeed } from '../feeds/createFeed.ts';
import { ARTICLE_LISTS } from '../lists/articleLists.ts';
import { translate } from '../pages/translate.ts';

const FILE = '/feed.xml';

/** GET <list>/feed.xml: the newest articles of a list, as Atom. */
export function feedsRouter({ content, siteUrl }: { content: Content; siteUrl: string }): Router {
  const keep = createMemo<string>();
  return Router().get(/\/feed\.xml$/, async (request, response, next) => {
    const route = parsePath(request.path.slice(0, -FILE.length));
    if (route.type !== 'route') return next();
    const list = Object.values(ARTICLE_LISTS).find(({ name }) => name === route.name);
    if (!list) return next();
    const { locale, canonicalPath: path } = route;
    const text = translate(locale);
    const articles = await content.articles(locale, list.type);
    const author = text('brand.name');
    const title = `${author}: ${text(list.label)}`;
    const feed = keep(articles, locale, () => createFeed({ title, author, locale, siteUrl, path, articles }));
    response.set('Cache-Control', 'public, max-age=300').type('application/atom+xml').send(feed);
  });
}
