import type { Article } from '../../../schemas/entities/article.ts';
import type { Event } from '../../../schemas/entities/event.ts';

/** An article with nothing but what every article has. */
export const anArticle = (particulars: Partial<Article> & { id: string }): Article => ({
  type: 'news',
  heading: `Heading of ${particulars.id}`,
  sticky: false,
  relatedNews: [],
  ...particulars,
});

/** An event with nothing but what every event has. */
export const anEvent = (particulars: Partial<Event> & { id: string }): Event => ({
  nid: 1,
  heading: `Heading of ${particulars.id}`,
  dealersId: [],
  showAllDealers: false,
  sticky: false,
  products: [],
  ...particulars,
});

export const getIds = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
