import { Router } from 'express';
import type { MessageId } from '../../locales/Messages.ts';
import { parsePath } from '../../locales/parsePath.ts';
import type { ArticleType } from '../../schemas/entities/article.ts';
import type { Content } from '../content/Content.ts';
import { createFeed } from '../feeds/createFeed.ts';
import { translate } from '../pages/translate.ts';

/** The lists that can be subscribed to. */
const LISTS = new Map<string, { type: ArticleType; label: MessageId }>([
  ['news', { type: 'news', label: 'list.news' }],
  ['life-on-board', { type: 'lifeOnBoard', label: 'list.life-on-board' }],
  ['owner-stories', { type: 'ownerStories', label: 'list.owner-stories' }],
]);

const FILE = '/feed.xml';

/** GET <list>/feed.xml: the newest articles of a list, as Atom. */
export function feedsRouter({ content, siteUrl }: { content: Content; siteUrl: string }): Router {
  return Router().get(/\/feed\.xml$/, async (request, response, next) => {
    const route = parsePath(request.path.slice(0, -FILE.length));
    const list = route.type === 'route' ? LISTS.get(route.name) : undefined;
    if (route.type !== 'route' || !list) return next();
    const { locale, canonicalPath: path } = route;
    const text = translate(locale);
    const articles = await content.articles(locale, list.type);
    const author = text('brand.name');
    const title = `${author}: ${text(list.label)}`;
    const feed = createFeed({ title, author, locale, siteUrl, path, articles });
    response.set('Cache-Control', 'public, max-age=300').type('application/atom+xml').send(feed);
  });
}
