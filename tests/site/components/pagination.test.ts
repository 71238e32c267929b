import { describe, expect, it } from 'vitest';
import { renderBlock } from '../../blocks/renderBlock.tsx';

const pages = (...numbers: number[]) => numbers.map((page) => ({ page, url: `/news/${page}` }));
const html = (page: number, ...numbers: number[]) =>
  renderBlock('ArticleList', {
    heading: 'News',
    articles: [],
    pagination: { page, pages: pages(...numbers) },
  });

/** The pages that stand behind a gap. */
const gaps = (...numbers: number[]) =>
  [...html(1, ...numbers).matchAll(/…<\/span><a [^>]*href="\/news\/(\d+)"/g)].map(([, page]) => Number(page));

describe('page numbers', () => {
  it('consecutive: no gaps', () => {
    expect(gaps(1, 2, 3)).toEqual([]);
  });

  it('a gap wherever pages are left out', () => {
    expect(gaps(1, 9, 10, 11, 20)).toEqual([9, 20]);
  });

  it('a gap even for a single page, whose URL is unknown', () => {
    expect(gaps(1, 2, 4)).toEqual([4]);
  });
});

describe('pagination links', () => {
  it('rel prev and next, aria-current', () => {
    const middle = html(10, 1, 9, 10, 11, 20);
    expect(middle).toMatch(/href="\/news\/9" rel="prev"/);
    expect(middle).toMatch(/href="\/news\/11" rel="next"/);
    expect(middle.match(/aria-current="page"/g)).toHaveLength(1);
    expect(middle).toMatch(/href="\/news\/10" aria-label="Page 10" aria-current="page"/);
  });

  it('no prev on the first page, no next on the last', () => {
    expect(html(1, 1, 2, 20)).not.toContain('rel="prev"');
    expect(html(20, 1, 19, 20)).not.toContain('rel="next"');
  });
});
