import { expect, test } from 'vitest';
import { blockMigrations } from '../../schemas/blockMigrations.ts';

const [liftCarousel = () => undefined] = blockMigrations['article-carousel'] ?? [];
const [liftHighlight = () => undefined] = blockMigrations['blog-highlight'] ?? [];

test('the short words of a teaser become its text', () => {
  const old = { id: 'a', heading: 'Heading', shortDesc: '<p>Words</p>' };
  const lifted = { id: 'a', heading: 'Heading', text: '<p>Words</p>' };
  expect(liftCarousel({ heading: 'Read on', articles: [old, lifted] })).toEqual({
    heading: 'Read on',
    articles: [lifted, lifted],
  });
  expect(liftHighlight({ article: old })).toEqual({ article: lifted });
  expect(old).toHaveProperty('shortDesc');
});

test.each([undefined, null, 'words', [], {}, { articles: 'none' }, { articles: [null, 1] }])(
  'props that are no such thing stay as they are: %j',
  (props) => {
    expect(liftCarousel(props)).toEqual(props);
  },
);
