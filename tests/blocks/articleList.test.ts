import { expect, it } from 'vitest';
import { renderBlock } from './renderBlock.tsx';

const article = { id: 'a', heading: 'Forty boats', text: '<p>Five days.</p>' };
const render = (props: object) => renderBlock('ArticleList', { heading: 'News', ...props });

it('renders an article’s text', () => {
  expect(render({ articles: [article] })).toContain('<p>Five days.</p>');
});

it('no articles: the empty text and a link to the whole list', () => {
  const empty = { text: 'No article in this category', resetUrl: '/news' };
  expect(render({ articles: [], empty })).toMatch(/No article in this category.*href="\/news".*Show all/);
  expect(render({ articles: [article], empty })).not.toContain('No article in this category');
});

it('headingHidden: a visually hidden heading', () => {
  const html = render({ articles: [article], headingHidden: true });
  expect(html).toMatch(/<h2[^>]* class="visually-hidden">News<\/h2>/);
});
