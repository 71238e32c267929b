import type { Locator, Page, Request } from '@playwright/test';
import { builtFile } from './builtFile.ts';
import { fillIn, openForm, PERSON, recordCalls, tick } from './leadFormPage.ts';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, FRESH_CONTEXT, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { passForPerson, waitForCaptcha } from './solveCaptcha.ts';

const isList = (url: string) => url.includes('/api/lists/');
const ERROR_PAGE = builtFile('blocks/ErrorMessage/ErrorMessage.tsx');

test.use({ viewport: viewports.laptop });

const REFERENCE = /EST-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** A mark that a document load would wipe out. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-visit', 'one'));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-visit', 'one');

/** Paths of the lists that the browser asks for, in order. */
const recordLists = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/lists/')) asked.push(pathname);
  });
  return asked;
};

/** Follows a link of the page to any address, and waits for the form that stands there. */
const clickTo = async (page: Page, path: string): Promise<Locator> => {
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element, address) => element.setAttribute('href', address), path);
  await link.click();
  await expect(page).toHaveURL(path);
  const form = page.locator('form#form');
  // Another page's form may still be on its way out.
  await expect(form).toHaveAttribute('action', `${path}#form`);
  return form;
};

const getOptions = (form: Locator, name: string) =>
  form
    .locator(`select[name="${name}"]`)
    .evaluate((select: HTMLSelectElement) =>
      Array.from(select.options, ({ value, text }) => `${value} ${text}`),
    );

const contactPath = '/contact/EST-FR-001';
const eventPath = '/events/ask-the-naval-architect';

test('navigating between forms fetches each shared list once; options equal the document’s', async ({
  page,
}) => {
  const asked = recordLists(page);
  const loaded: Record<string, string[]> = {};
  await passForPerson(page);
  for (const [path, name] of [
    ['/brochure', 'country'],
    [contactPath, 'sailingArea'],
    [eventPath, 'dealer'],
  ] as const) {
    await openPage(page, path);
    loaded[name] = await getOptions(page.locator('form#form'), name);
    expect(loaded[name]?.length).toBeGreaterThan(20);
  }
  expect(asked).toEqual([]);

  await openPage(page, '/the-yard');
  await markDocument(page);
  const brochure = await clickTo(page, '/brochure');
  expect(asked).toEqual(['/api/lists/countries/en.json']);
  expect(await getOptions(brochure, 'country')).toEqual(loaded.country);

  const newsletter = await clickTo(page, '/newsletter');
  expect(await getOptions(newsletter, 'country')).toEqual(loaded.country);
  expect(asked).toHaveLength(1);

  const contact = await clickTo(page, contactPath);
  expect(await getOptions(contact, 'country')).toEqual(loaded.country);
  expect(await getOptions(contact, 'sailingArea')).toEqual(loaded.sailingArea);
  await clickTo(page, '/contact/EST-GB-001');

  const event = await clickTo(page, eventPath);
  expect(await getOptions(event, 'sailingArea')).toEqual(loaded.sailingArea);
  expect(await getOptions(event, 'dealer')).toEqual(loaded.dealer);
  await clickTo(page, '/brochure');
  expect(asked.toSorted()).toEqual([
    '/api/lists/countries/en.json',
    '/api/lists/dealers/en.json',
    '/api/lists/sailingAreas/en.json',
  ]);
  await expectSameDocument(page);
});

test('a form after a navigation validates and sends', async ({ page }) => {
  await passForPerson(page);
  const calls = recordCalls(page);
  await openPage(page, '/the-yard');
  const form = await clickTo(page, contactPath);
  await form.scrollIntoViewIfNeeded();
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[id$="-summary"]').getByRole('link')).toHaveCount(7);
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY', subject: 'commercial-offer' });
  await form.getByText('More about you (optional)').click();
  await form.locator('[name=sailingArea]').selectOption({ index: 3 });
  const area = await form.locator('[name=sailingArea] option:checked').textContent();
  await tick(form, 'EST-042');
  await waitForCaptcha(page);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('div#form')).toContainText(REFERENCE);
  expect(calls[0]?.body).toMatchObject({ country: 'GB', sailing_area: area });
});

test('lists of a form loaded as document are not fetched for the next form', async ({ page }) => {
  const asked = recordLists(page);
  const { form } = await openForm(page, eventPath);
  const [countries, areas] = [await getOptions(form, 'country'), await getOptions(form, 'sailingArea')];
  const dealers = await getOptions(form, 'dealer');
  const next = await clickTo(page, '/contact/EST-GB-001');
  expect([await getOptions(next, 'country'), await getOptions(next, 'sailingArea')]).toEqual([
    countries,
    areas,
  ]);
  expect(await getOptions(await clickTo(page, eventPath), 'dealer')).toEqual(dealers);
  expect(asked).toEqual([]);
});

test('Back and Forward show a form with its lists, without a fetch', async ({ page }) => {
  const asked = recordLists(page);
  await openPage(page, '/the-yard');
  await clickTo(page, '/brochure');
  await page.goBack();
  await expect(page).toHaveURL('/the-yard');
  await page.goForward();
  const form = page.locator('form#form');
  await expect(form).toBeVisible();
  expect(await getOptions(form, 'country')).toContain('IE Ireland');
  expect(asked).toEqual(['/api/lists/countries/en.json']);
});

test('another language fetches its own lists', async ({ page }) => {
  const asked = recordLists(page);
  await openPage(page, '/the-yard');
  expect(await getOptions(await clickTo(page, '/brochure'), 'country')).toContain('IE Ireland');
  await page.getByRole('button', { name: /language/i }).click();
  await page.locator('#languages').getByText('Deutsch').click();
  await expect(page).toHaveURL('/de/broschuere');
  await expect(page.locator('header[data-live]')).toBeAttached();
  const form = await clickTo(page, '/de/kontakt/EST-FR-001');
  expect(await getOptions(form, 'country')).toContain('IE Irland');
  expect(await getOptions(form, 'sailingArea')).not.toHaveLength(0);
  expect(asked).toEqual(['/api/lists/countries/en.json', '/api/lists/sailingAreas/de.json']);
});

test.describe('shared lists fail', () => {
  test.use({ ...FRESH_CONTEXT, expectedNoise: /503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('fails once: fetched again, same document', async ({ page }) => {
    const asked = recordLists(page);
    await openPage(page, '/the-yard');
    await markDocument(page);
    await page.route('**/api/lists/**', (route) => route.abort(), { times: 1 });
    const form = await clickTo(page, '/brochure');
    expect(await getOptions(form, 'country')).toContain('IE Ireland');
    expect(asked).toHaveLength(2);
    await expectSameDocument(page);
  });

  test('fails twice: the form loads as a document and works', async ({ page }) => {
    await passForPerson(page);
    await openPage(page, '/the-yard');
    await markDocument(page);
    await page.route('**/api/lists/**', (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
    const form = await clickTo(page, '/brochure');
    await expect(page.locator('html')).not.toHaveAttribute('data-visit');
    await form.scrollIntoViewIfNeeded();
    await waitForHydration(form);
    await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
    await tick(form, 'EST-042');
    await waitForCaptcha(page);
    await form.locator('button[type=submit]').click();
    await expect(page.locator('div#form')).toContainText(REFERENCE);
  });

  test('offline: a message, online again: continues', async ({ page, context }) => {
    await openPage(page, '/the-yard');
    await markDocument(page);
    // What tells of a lost connection is there before it is lost.
    const ready = page.waitForResponse((response) => response.url().endsWith(ERROR_PAGE));
    await page.getByRole('main').getByRole('link', { name: 'How we build' }).hover();
    await ready;
    await page.waitForLoadState('networkidle');
    // The lists alone are lost: what else the next page needs, such as the code of its form, is there by then.
    const pending = new Set<string>();
    page.on('request', (request) => void (isList(request.url()) || pending.add(request.url())));
    const end = (request: Request) => void pending.delete(request.url());
    page.on('requestfinished', end).on('requestfailed', end);
    await page.route('**/api/lists/**', async (route) => {
      await expect.poll(() => [...pending]).toEqual([]);
      await context.setOffline(true);
      await route.abort();
    });
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.evaluate((element) => element.setAttribute('href', '/brochure'));
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of range');
    await expectSameDocument(page);
    await page.unroute('**/api/lists/**');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    expect(await getOptions(page.locator('form#form'), 'country')).toContain('IE Ireland');
    await expectSameDocument(page);
  });
});
