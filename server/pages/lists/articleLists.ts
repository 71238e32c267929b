import type { MessageId } from '../../../locales/Messages.ts';
import type { PageName } from '../../../locales/routes.ts';
import type { ArticleType } from '../../../schemas/entities/article.ts';
import type { Vocabulary } from '../../../schemas/entities/category.ts';

interface ArticleListLine {
  type: ArticleType;
  /** Route of the list, and of its further pages where they have one. */
  name: PageName;
  pagedName?: PageName;
  /** Label of the list and of links back to it. */
  label: MessageId;
  allLabel: MessageId;
  /** Of its categories; owners' stories have none. */
  vocabulary?: Vocabulary;
}

/** The list of each type of articles. */
export const ARTICLE_LISTS = {
  news: {
    type: 'news',
    name: 'news',
    pagedName: 'news-pagination',
    label: 'list.news',
    allLabel: 'list.news.all',
    vocabulary: 'blog_categories',
  },
  lifeOnBoard: {
    type: 'lifeOnBoard',
    name: 'life-on-board',
    pagedName: 'life-on-board-pagination',
    label: 'list.life-on-board',
    allLabel: 'list.life-on-board.all',
    vocabulary: 'blog_categories_life_on_board',
  },
  ownerStories: {
    type: 'ownerStories',
    name: 'owner-stories',
    label: 'list.owner-stories',
    allLabel: 'list.owner-stories.all',
  },
} as const satisfies { readonly [Type in ArticleType]: ArticleListLine & { type: Type } };
