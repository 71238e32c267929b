import { buildPath } from '../../../locales/buildPath.ts';
import type { Locale } from '../../../locales/locales.ts';
import type { PageName } from '../../../locales/routes.ts';
import type { Article, ArticleType } from '../../../schemas/entities/article.ts';
import type { Vocabulary } from '../../content/lists/loadCategories.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { articleFilters } from './articleFilters.ts';
import { articleListBlocks } from './articleListBlocks.ts';
import { chooseFeatured } from './chooseFeatured.ts';
import { createListMemo } from './createListMemo.ts';
import { emptyList } from './emptyList.ts';
import { findListNode } from './findListNode.ts';
import type { ListFilter } from './ListFilter.ts';
import { listPage } from './listPage.ts';
import { paginate } from './paginate.ts';
import { paginationOf } from './paginationOf.ts';
import { narrow, readChoices, toQuery } from './readChoices.ts';

interface ArticleListOptions {
  /** Route of the list, and of its further pages. */
  name: PageName;
  pagedName: PageName;
  type: ArticleType;
  vocabulary: Vocabulary;
}

/** Makes the builder of the list of news, or of that of life on board (spec 1 §2). */
export function articleListPage({ name, pagedName, type, vocabulary }: ArticleListOptions): PageBuilder {
  const filtersOf = createListMemo<ListFilter<Article>[]>();
  const choose = createListMemo<ReturnType<typeof chooseFeatured<Article>>>();
  const pathOf = (locale: Locale, page: number) =>
    page === 1 ? buildPath(locale, name) : buildPath(locale, pagedName, { pagination: page });

  return async (request) => {
    const { route, content, query, text } = request;
    const { locale } = route;
    const [found, articles, categories] = await Promise.all([
      findListNode(name, request),
      content.articles(locale, type),
      content.categories(locale, vocabulary),
    ]);
    if (found?.type !== 'node') return found;

    const filters = filtersOf(articles, locale, () => articleFilters(articles, categories, locale));
    const choices = readChoices(filters, query);
    const { featured, others } = choose(articles, toQuery(choices), () =>
      chooseFeatured(narrow(articles, filters, choices)),
    );
    const { items, page, pages } = paginate(others, route.params.pagination ?? 1);
    // A page that is none of the list's leads to the nearest that is.
    const location = pathOf(locale, page);
    if (location !== route.canonicalPath) return { type: 'redirect', status: 302, location };

    const path = pathOf(locale, 1);
    const urlOf = (number: number) => pathOf(locale, number) + toQuery(choices);
    const list = articleListBlocks({
      heading: found.node.title,
      featured: page === 1 ? featured : undefined,
      articles: items,
      pagination: paginationOf({ page, pages }, urlOf),
      empty: emptyList(choices, path, text),
    });
    return listPage(found.node, request, {
      filters,
      choices,
      path,
      list,
      page,
      canonicalPath: urlOf(page),
      hasFeed: true,
    });
  };
}
