import { buildPath } from '../../../locales/buildPath.ts';
import type { Article } from '../../../schemas/entities/article.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { articleTeaser } from '../articleTeaser.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { articleFilters } from './articleFilters.ts';
import { createListMemo } from './createListMemo.ts';
import { emptyList } from './emptyList.ts';
import { findListNode } from './findListNode.ts';
import type { ListFilter } from './ListFilter.ts';
import { listPage } from './listPage.ts';
import { pageNumber } from './pageNumber.ts';
import { paginate } from './paginate.ts';
import { paginationOf } from './paginationOf.ts';
import { narrow, readChoices, toQuery } from './readChoices.ts';

/** Four rows of three. The spec knows one page only; there is another when a page would grow without end. */
const STORIES = 12;

const filtersOf = createListMemo<ListFilter<Article>[]>();
const narrowedOf = createListMemo<readonly Article[]>();

/** The stories of owners: an intro, then all of them as upright cards, by model (spec 1 §2). */
export const ownerStoriesPage: PageBuilder = async (request) => {
  const { route, content, query, text } = request;
  const { locale } = route;
  const [found, stories] = await Promise.all([
    findListNode('owner-stories', request),
    content.articles(locale, 'ownerStories'),
  ]);
  if (found?.type !== 'node') return found;

  const filters = filtersOf(stories, locale, () =>
    articleFilters(stories, [], locale).filter(({ name }) => name === 'product'),
  );
  const choices = readChoices(filters, query);
  const narrowed = narrowedOf(stories, toQuery(choices), () => narrow(stories, filters, choices));
  const { items, page, pages } = paginate(narrowed, pageNumber(query), STORIES);
  const path = buildPath(locale, 'owner-stories');
  const urlOf = (number: number) => path + toQuery(choices, number > 1 ? { page: `${number}` } : {});
  const props = withoutUndefined({
    heading: found.node.title,
    headingHidden: true,
    upright: true,
    articles: items.map((story) => articleTeaser(story, 'short')),
    pagination: paginationOf({ page, pages }, urlOf),
    empty: emptyList(choices, path, text),
  });
  const list = [{ id: 'list', type: 'article-list', props }];
  return listPage(found.node, request, {
    filters,
    choices,
    path,
    list,
    page,
    canonicalPath: urlOf(page),
    hasFeed: true,
    hero: 'story-intro',
  });
};
