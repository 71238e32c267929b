import type { Article } from '../../../schemas/entities/article.ts';
import type { EmptyList } from '../../../schemas/parts/emptyList.ts';
import type { Pagination } from '../../../schemas/parts/pagination.ts';
import type { RawBlock } from '../../content/Content.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { articleTeaser } from '../articleTeaser.ts';

interface ArticleListOptions {
  /** Says what is listed, to those who do not see it. */
  heading: string;
  /** Article that opens the list, on its first page. */
  featured?: Article | undefined;
  articles: readonly Article[];
  pagination: Pagination | undefined;
  empty: EmptyList;
}

/** One page of a list of articles; of a list of one there is nothing left to list. */
export function articleListBlocks(options: ArticleListOptions): RawBlock[] {
  const { heading, featured, articles, pagination, empty } = options;
  const opening: RawBlock[] = featured
    ? [
        {
          id: 'featured',
          type: 'featured-item',
          props: withoutUndefined<RawBlock['props']>({
            label: featured.meaLabel,
            article: articleTeaser(featured, 'long'),
          }),
        },
      ]
    : [];
  if (featured && articles.length === 0) return opening;
  const teasers = articles.map((article) => articleTeaser(article, 'long'));
  const props = { heading, headingHidden: true, articles: teasers, pagination, empty };
  return [
    ...opening,
    { id: 'list', type: 'article-list', props: withoutUndefined<RawBlock['props']>(props) },
  ];
}
