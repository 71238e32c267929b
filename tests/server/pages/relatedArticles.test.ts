import { expect, test } from 'vitest';
import { relatedArticles } from '../../../server/pages/relatedArticles.ts';
import { anArticle, getIds } from './entities.ts';

const listed = (particulars: Parameters<typeof anArticle>[0]) =>
  anArticle({ url: `/news/article/${particulars.id}`, ...particulars });

const plain = ['newest', 'newer', 'older', 'oldest'].map((id) => listed({ id }));
const sameModel = listed({ id: 'same model', productId: '42' });
const sameCategory = listed({ id: 'same category', categoryId: 'regattas', category: 'Regattas' });
const elsewhere = anArticle({ id: 'elsewhere', productId: '42', categoryId: 'regattas' });
const list = [elsewhere, ...plain, sameModel, sameCategory];

const related = (particulars: Partial<Parameters<typeof anArticle>[0]>, among = list) =>
  getIds(relatedArticles(anArticle({ id: 'this', ...particulars }), among));

test.each([
  [
    'chosen ones, in the order of the editor',
    { relatedNews: ['oldest', 'newer', 'newest'] },
    'oldest newer newest',
  ],
  ['chosen ones, then the newest', { relatedNews: ['oldest'] }, 'oldest newest newer'],
  ['one of its model first', { productId: '42' }, 'same model newest newer'],
  [
    'its model before its category',
    { productId: '42', categoryId: 'regattas' },
    'same model same category newest',
  ],
  ['the newest where it has neither', {}, 'newest newer older'],
  ['each once', { relatedNews: ['same model', 'same model'], productId: '42' }, 'same model newest newer'],
  ['none without an address in this language', { relatedNews: ['elsewhere'] }, 'newest newer older'],
  ['no deleted one', { relatedNews: ['deleted'] }, 'newest newer older'],
  ['never more than three', { relatedNews: ['newest', 'newer', 'older', 'oldest'] }, 'newest newer older'],
])('%s', (_what, particulars, ids) => {
  expect(related(particulars).join(' ')).toBe(ids);
});

test('never the article itself, even if the editor chose it', () => {
  const self = listed({ id: 'this', productId: '42' });
  expect(related({ relatedNews: ['this'], productId: '42' }, [self, ...plain])).toEqual([
    'newest',
    'newer',
    'older',
  ]);
});

test('no other articles: none', () => {
  expect(related({}, [listed({ id: 'this' })])).toEqual([]);
});
