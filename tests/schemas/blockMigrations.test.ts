import { expect, test } from 'vitest';
import { blockMigrations } from '../../schemas/blockMigrations.ts';

const [migrateCarousel = () => undefined] = blockMigrations['article-carousel'] ?? [];
const [migrateHighlight = () => undefined] = blockMigrations['blog-highlight'] ?? [];

test('shortDesc of a teaser becomes text', () => {
  const old = { id: 'a', heading: 'Heading', shortDesc: '<p>Words</p>' };
  const migrated = { id: 'a', heading: 'Heading', text: '<p>Words</p>' };
  expect(migrateCarousel({ heading: 'Read on', articles: [old, migrated] })).toEqual({
    heading: 'Read on',
    articles: [migrated, migrated],
  });
  expect(migrateHighlight({ article: old })).toEqual({ article: migrated });
  expect(old).toHaveProperty('shortDesc');
});

test.each([undefined, null, 'words', [], {}, { articles: 'none' }, { articles: [null, 1] }])(
  'other props stay unchanged: %j',
  (props) => {
    expect(migrateCarousel(props)).toEqual(props);
  },
);
