import { expect, test } from 'vitest';
import { startEditorialSite } from '../../content/editorialSite.ts';
import { articlesOn, pageAt, propsOf } from '../pageAt.ts';
import { newsSite } from './newsSite.ts';

const NEWS = 5000;
const countOf = (events: readonly { event: string; field?: string }[]) =>
  events.filter(({ event, field }) => event === 'field-invalid' && field === 'changed').length;

test('of a list of 5,000 a page holds seven, and no page after the first reads the list again', {
  timeout: 60_000,
}, async () => {
  // Each has something to report, and reports it whenever it is read.
  await using site = await startEditorialSite(newsSite(NEWS, () => ({ changed: 'at some time' })));
  const first = await pageAt(site.content, '/news');
  const { featured, list } = articlesOn(first);
  expect([featured, ...(list ?? [])]).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
  expect(JSON.stringify(first).match(/"id":"n\d+"/g)).toHaveLength(7);
  expect(countOf(site.events)).toBe(NEWS);

  const asked = site.server.asked.filter((question) => /\/jsonapi\/node\/news\?/.test(question)).length;
  for (const address of ['/news', '/news/2', '/news?category=boats', '/news/834']) {
    const page = await pageAt(site.content, address);
    expect(articlesOn(page).list?.length).toBeLessThanOrEqual(6);
    expect(propsOf(page, 'article-list')?.pagination?.pages.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify(page).match(/"id":"n\d+"/g)?.length).toBeLessThanOrEqual(7);
  }
  expect(countOf(site.events)).toBe(NEWS);
  expect(site.server.asked.filter((question) => /\/jsonapi\/node\/news\?/.test(question))).toHaveLength(
    asked,
  );
});
