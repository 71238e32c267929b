import { Router } from 'express';
import { parsePath } from '../../locales/parsePath.ts';
import { createMemo } from '../../memo/createMemo.ts';
import { createFeed } from '../pages/feeds/createFeed.ts';
import { ARTICLE_LISTS } from '../pages/lists/articleLists.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { translate } from '../pages/translate.ts';
import { type Packed, packText, sendPacked } from './sendPacked.ts';

const FILE = '/feed.xml';
const ATOM = 'application/atom+xml; charset=utf-8';

/** GET <list>/feed.xml: the newest articles of a list, as Atom. */
export function feedsRouter({
  content,
  brand,
  siteUrl,
}: Pick<PageServices, 'content' | 'brand' | 'siteUrl'>): Router {
  const memo = createMemo<Promise<Packed>>();
  return Router().get(/\/feed\.xml$/, async (request, response, next) => {
    const route = parsePath(request.path.slice(0, -FILE.length));
    if (route.type !== 'route') return next();
    const list = Object.values(ARTICLE_LISTS).find(({ name }) => name === route.name);
    if (!list) return next();
    const { locale, canonicalPath: path } = route;
    const text = translate(locale);
    const articles = await content.articles(locale, list.type);
    const author = brand.name;
    const title = `${author}: ${text(list.label)}`;
    const make = () => packText(createFeed({ title, author, locale, siteUrl, path, articles }));
    const feed = await memo(articles, locale, make);
    sendPacked(request, response, ATOM, feed);
  });
}
