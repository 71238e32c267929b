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

describe('the numbers of the pages', () => {
  it('follow each other without a gap where none is left out', () => {
    expect(gaps(1, 2, 3)).toEqual([]);
  });

  it('have a gap wherever pages are left out, on either side', () => {
    expect(gaps(1, 9, 10, 11, 20)).toEqual([9, 20]);
  });

  it('have a gap for a single page, whose address is not known', () => {
    expect(gaps(1, 2, 4)).toEqual([4]);
  });
});

describe('the way to the other pages', () => {
  it('leads back and on, and says which page this is', () => {
    const middle = html(10, 1, 9, 10, 11, 20);
    expect(middle).toMatch(/href="\/news\/9" rel="prev"/);
    expect(middle).toMatch(/href="\/news\/11" rel="next"/);
    expect(middle.match(/aria-current="page"/g)).toHaveLength(1);
    expect(middle).toMatch(/href="\/news\/10" aria-label="Page 10" aria-current="page"/);
  });

  it('ends at the first and at the last page', () => {
    expect(html(1, 1, 2, 20)).not.toContain('rel="prev"');
    expect(html(20, 1, 19, 20)).not.toContain('rel="next"');
  });
});
