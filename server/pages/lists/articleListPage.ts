import { buildPath } from '../../../locales/buildPath.ts';
import type { Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import { articleTeaser } from '../articleTeaser.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { articleFilters } from './articleFilters.ts';
import type { ARTICLE_LISTS } from './articleLists.ts';
import { type ListFilter, narrow, parseListChoices, toQuery } from './ListFilter.ts';
import { chooseFeatured, findListNode, listPage } from './listPage.ts';
import { paginate } from './paginate.ts';

/** A list with categories and numbered pages. */
type ArticleList = (typeof ARTICLE_LISTS)['news' | 'lifeOnBoard'];

/** Creates the builder of the list of news, or of life on board (behaviour §5.4). */
export function articleListPage({ name, pagedName, type, vocabulary }: ArticleList): PageBuilder {
  const memoizeFilters = createMemo<ListFilter<Article>[]>();
  const memoizeChosen = createMemo<ReturnType<typeof chooseFeatured<Article>>>();
  const toListPath = (locale: Locale, page: number) =>
    page === 1 ? buildPath(locale, name) : buildPath(locale, pagedName, { pagination: page });

  return async (request) => {
    const { route, content, query, text } = request;
    const { locale } = route;
    const [found, articles, categories, products] = await Promise.all([
      findListNode(name, request),
      content.articles(locale, type),
      listOrEmpty(content.categories(locale, vocabulary), `the categories of ${name}`, request),
      content.productValues(),
    ]);
    if (found?.type !== 'node') return found;

    const makeFilters = () => articleFilters(articles, { categories, products }, locale);
    const filters = memoizeFilters(articles, locale, makeFilters, categories, products);
    const choices = parseListChoices(filters, query);
    const makeChosen = () => chooseFeatured(narrow(articles, filters, choices));
    const { featured, others } = memoizeChosen(articles, toQuery(choices), makeChosen, filters);
    const slice = paginate(others, route.params.pagination ?? 1);
    // A page number out of range redirects to the nearest page.
    const location = toListPath(locale, slice.page);
    if (location !== route.canonicalPath) return { type: 'redirect', status: 302, location };

    const teaser = (article: Article) => articleTeaser(article, 'long');
    return listPage(found.node, request, {
      source: articles,
      filters,
      choices,
      found: text('filter.found.articles', { count: others.length + (featured ? 1 : 0) }),
      path: toListPath(locale, 1),
      toPageUrl: (page) => toListPath(locale, page) + toQuery(choices),
      slice,
      featured: featured && { label: featured.meaLabel, article: teaser(featured) },
      list: { type: 'article-list', props: { articles: slice.items.map(teaser) } },
      hasFeed: true,
    });
  };
}
