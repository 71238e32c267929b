import { expect, test } from 'vitest';
import { eventListPage } from '../../../../server/pages/lists/eventListPage.ts';
import { nodePage } from '../../../../server/pages/nodePage.ts';
import type { Content } from '../../../../server/services/content/Content.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import { articlesOn, getBlockProps, pageAt } from '../pageAt.ts';
import { requestFor } from '../requestFor.ts';
import { eventsSite } from './eventsSite.ts';
import { newsSite } from './newsSite.ts';

const NEWS = 5000;
const countFaults = (events: readonly { event: string; field?: string }[]) =>
  events.filter(({ event, field }) => event === 'field-invalid' && field === 'changed').length;

test('5,000 articles: seven per page; later pages do not parse the list again', {
  timeout: 60_000,
}, async () => {
  // Each has something to report, and reports it whenever it is read.
  await using site = await startEditorialSite(newsSite(NEWS, () => ({ changed: 'at some time' })));
  const first = await pageAt(site.content, '/news');
  const { featured, list } = articlesOn(first);
  expect([featured, ...(list ?? [])]).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
  expect(JSON.stringify(first).match(/"id":"n\d+"/g)).toHaveLength(7);
  expect(countFaults(site.events)).toBe(NEWS);

  const asked = site.server.asked.filter((question) => /\/jsonapi\/node\/news\?/.test(question)).length;
  for (const address of ['/news', '/news/2', '/news?category=boats', '/news/834']) {
    const page = await pageAt(site.content, address);
    expect(articlesOn(page).list?.length).toBeLessThanOrEqual(6);
    expect(getBlockProps(page, 'article-list')?.pagination?.pages.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify(page).match(/"id":"n\d+"/g)?.length).toBeLessThanOrEqual(7);
  }
  expect(countFaults(site.events)).toBe(NEWS);
  expect(site.server.asked.filter((question) => /\/jsonapi\/node\/news\?/.test(question))).toHaveLength(
    asked,
  );
});

/** The same content; `readings` counts how often a field of an entry of the list of events has been looked at. */
async function watchEvents(content: Content): Promise<{ content: Content; readings: () => number }> {
  let readings = 0;
  const events = (await content.events('en')).map(
    (event) =>
      new Proxy(event, {
        get: (target, field, receiver) => {
          readings++;
          return Reflect.get(target, field, receiver);
        },
      }),
  );
  return { content: { ...content, events: async () => events }, readings: () => readings };
}

test('5,000 events: seven per page; a second request reads no other events', {
  timeout: 60_000,
}, async () => {
  const EVENTS = 5000;
  await using site = await startEditorialSite(eventsSite(EVENTS));
  const { content, readings } = await watchEvents(site.content);
  const visit = async (address: string, now: Date) => {
    const build = address.startsWith('/events/') ? nodePage : eventListPage;
    const answer = await build(requestFor(address, content, now));
    if (answer?.type !== 'page') throw new Error(`${address} is no page`);
    return answer.draft;
  };

  const addresses = ['/events', '/events?page=2', '/events?page=99999', '/events?country=fr&product=model-a'];
  for (const address of [...addresses, '/events/e2500']) {
    const first = await visit(address, new Date('2026-11-21T09:00:00Z'));
    const before = readings();
    const second = await visit(address, new Date('2026-11-21T09:00:01Z'));
    expect(readings() - before, address).toBeLessThan(200);
    expect(second, address).toEqual(first);
    expect(JSON.stringify(second).match(/"id":"e\d+"/g)?.length ?? 0, address).toBeLessThanOrEqual(7);
  }
});
