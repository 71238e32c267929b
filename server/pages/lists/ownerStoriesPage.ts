import { buildPath } from '../../../locales/buildPath.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import type { ArticleTeaser } from '../../../schemas/parts/articleTeaser.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { articleTeaser } from '../articleTeaser.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { articleModelFilter } from './articleFilters.ts';
import { ARTICLE_LISTS } from './articleLists.ts';
import { type ListFilter, narrow, parseListChoices, toQuery } from './ListFilter.ts';
import { chooseFeatured, findListNode, listPage } from './listPage.ts';
import { pagedByQuery, pageNumber, paginate } from './paginate.ts';

/** Four rows of three. The specification has one page only; a second one keeps a page from growing without limit. */
const STORIES = 12;

const { name, type } = ARTICLE_LISTS.ownerStories;
const memoizeFilters = createMemo<ListFilter<Article>[]>();
const memoizeChosen = createMemo<ReturnType<typeof chooseFeatured<Article>>>();

/** Owners' stories: an intro, one of them large, the others as portrait cards, filtered by model (behaviour §5.6). */
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
  // A model has too few stories for one of them to stand out.
  const makeChosen = () => {
    const narrowed = narrow(stories, filters, choices);
    return choices.length > 0 ? { featured: undefined, others: narrowed } : chooseFeatured(narrowed);
  };
  const { featured, others } = memoizeChosen(stories, toQuery(choices), makeChosen, filters);
  const slice = paginate(others, pageNumber(query), STORIES);
  const articles = slice.items.map((story) => articleTeaser(story, 'short'));
  const path = buildPath(locale, name);
  return listPage(found.node, request, {
    source: stories,
    filters,
    choices,
    found: text('filter.found.articles', { count: others.length + (featured ? 1 : 0) }),
    path,
    toPageUrl: pagedByQuery(path, choices),
    slice,
    // The wide picture: an upright one would be cut to a strip.
    featured: featured && {
      article: withoutUndefined<ArticleTeaser>({
        ...articleTeaser(featured, 'long'),
        image: featured.heroImage ?? featured.portrait,
      }),
    },
    list: { type: 'article-list', props: { articles, upright: true } },
    hasFeed: true,
    hero: 'story-intro',
  });
};
