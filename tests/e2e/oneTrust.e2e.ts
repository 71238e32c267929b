import type { BrowserContext, Page } from '@playwright/test';
import { runSite, type Site } from '../site/runSite.ts';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { serveOneTrust } from './oneTrustDouble.ts';
import { openPage } from './openPage.ts';
import { ONETRUST_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

const PATH = '/privacy';
const ORIGIN = `http://127.0.0.1:${ONETRUST_PORT}`;

// One site for all tests of the file, so one after the other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: ORIGIN, elsewhere: ['cdn.cookielaw.org'], viewport: { width: 1280, height: 800 } });

let site: Site;
test.beforeAll(async () => {
  site = await runSite({
    PORT: String(ONETRUST_PORT),
    SITE_URL: ORIGIN,
    ONETRUST_ID: '0190a1b2-test',
    CAPTCHA_EFFORT: 'token',
  });
});
test.afterAll(() => site?.stop());

const footer = (page: Page) => page.locator('#footer');
const refuseButton = (page: Page) =>
  footer(page).getByRole('button', { name: 'Refuse audience measurement' });
const refused = (page: Page) => page.getByRole('status').getByText('Audience measurement is off');
const center = (page: Page) => page.getByRole('dialog', { name: 'Privacy Preference Center' });
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie banner' });

const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-visit', 'one'));
const isMarked = (page: Page) => page.locator('html').getAttribute('data-visit');

/** What OneTrust would read from its cookie. */
const getGroups = async (context: BrowserContext) => {
  const record = (await context.cookies()).find(({ name }) => name === 'OptanonConsent');
  return new URLSearchParams(record?.value).get('groups')?.split(',').sort();
};
const addAudienceCookies = (context: BrowserContext) =>
  context.addCookies(['_ga', '_ga_ABC123', '_gid'].map((name) => ({ name, value: '1', url: ORIGIN })));
const audienceCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_g'));

/** Counts how often a live region changes; a screen reader announces each change. */
const countAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('#footer [role=status] [data-choice]');
    let shown = 0;
    new MutationObserver(() => {
      if (words instanceof HTMLElement && !words.hidden) shown++;
      document.documentElement.dataset.announced = String(shown);
    }).observe(words ?? document.body, { attributes: true, attributeFilter: ['hidden'] });
  });

test.describe('OneTrust with full consent', () => {
  test.use({ consent: { C0002: 1, C0003: 1, C0004: 1, C0005: 1 } });

  for (const how of ['a click', 'the keyboard'] as const) {
    test(`"Refuse audience measurement" by ${how} withdraws both groups, reloads, expires the cookies, confirms`, async ({
      page,
      context,
    }) => {
      await serveOneTrust(context);
      await openPage(page, PATH);
      await addAudienceCookies(context);
      await markDocument(page);
      if (how === 'a click') await refuseButton(page).click();
      else await refuseButton(page).press('Enter');

      await expect.poll(() => isMarked(page)).toBeNull();
      await expect(refused(page)).toBeInViewport();
      await expect(center(page)).toHaveCount(0);
      expect(await getGroups(context)).toEqual(['C0001:1', 'C0002:0', 'C0003:0', 'C0004:1', 'C0005:1']);
      expect(await audienceCookies(context)).toEqual([]);
      await expect.poll(() => page.evaluate(() => window.OnetrustActiveGroups)).toBe(',C0001,C0004,C0005,');
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }

  test('other consent stays: third-party video is offered on the next page', async ({ page, context }) => {
    await serveOneTrust(context);
    await openPage(page, PATH);
    await markDocument(page);
    await refuseButton(page).click();
    await expect.poll(() => isMarked(page)).toBeNull();
    await openPage(page, '/the-yard');
    await expect(refused(page)).toBeVisible();
    expect(await getGroups(context)).toContain('C0005:1');
  });

  test('the reloaded page’s data layer grants no analytics', async ({ page, context }) => {
    await serveOneTrust(context);
    await openPage(page, PATH);
    await markDocument(page);
    await refuseButton(page).click();
    await expect.poll(() => isMarked(page)).toBeNull();
    await expect(refused(page)).toBeVisible();
    const signals = await page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((entry) => Array.from(entry as ArrayLike<unknown>))
        .filter(([command, what]) => command === 'consent' && what === 'update')
        .map(([, , state]) => (state as Record<string, string>).analytics_storage),
    );
    expect(signals.length).toBeGreaterThan(0);
    expect(new Set(signals)).toEqual(new Set(['denied']));
  });

  test('OneTrust blocked: the refusal holds', async ({ page, context }) => {
    await context.route('https://cdn.cookielaw.org/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await openPage(page, PATH);
    await addAudienceCookies(context);
    await markDocument(page);
    await refuseButton(page).click();
    await expect.poll(() => isMarked(page)).toBeNull();
    await expect(refused(page)).toBeVisible();
    expect(await getGroups(context)).toEqual(['C0001:1', 'C0002:0', 'C0003:0', 'C0004:1', 'C0005:1']);
    expect(await audienceCookies(context)).toEqual([]);
  });

  test('OneTrust’s functions do nothing: the refusal holds', async ({ page, context }) => {
    await context.route('https://cdn.cookielaw.org/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.OneTrust={UpdateConsent(){}};' }),
    );
    await openPage(page, PATH);
    await markDocument(page);
    await refuseButton(page).click();
    await expect.poll(() => isMarked(page)).toBeNull();
    expect(await getGroups(context)).toContain('C0003:0');
  });

  test('"Cookie settings" opens the preference center', async ({ page, context }) => {
    await serveOneTrust(context);
    await openPage(page, PATH);
    await footer(page).getByRole('button', { name: 'Cookie settings' }).click();
    await expect(center(page)).toBeVisible();
  });
});

test.describe('OneTrust before an answer', () => {
  test.use({ consent: null });

  test('the refusal is confirmed in place of the button; the banner stays, settings stay closed', async ({
    page,
    context,
  }) => {
    await serveOneTrust(context);
    await openPage(page, PATH);
    await expect(banner(page)).toBeVisible();
    await expect(refused(page)).toBeHidden();
    await countAnnouncements(page);
    await refuseButton(page).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-announced', '1');
    await expect(refused(page)).toBeVisible();
    await expect(refuseButton(page)).toBeHidden();
    await expect(footer(page).getByRole('button', { name: 'Cookie settings' })).toBeFocused();
    await expect(center(page)).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    expect(await getGroups(context)).toContain('C0003:0');
    await footer(page).getByRole('link').first().click();
    await expect(page).not.toHaveURL(PATH);
    await expect(refused(page)).toBeVisible();
  });

  test('opt-out region: the refusal holds after a reload and on the next page', async ({ page, context }) => {
    await serveOneTrust(context, { model: 'opt-out' });
    await openPage(page, PATH);
    await expect.poll(() => getGroups(context)).toContain('C0003:1');
    await markDocument(page);
    await refuseButton(page).click();
    await expect.poll(() => isMarked(page)).toBeNull();
    await expect(refused(page)).toBeVisible();
    await openPage(page, '/the-yard');
    await expect(refused(page)).toBeVisible();
    expect(await getGroups(context)).toContain('C0003:0');
    await page.evaluate(() => window.OneTrust?.AllowAll?.());
    await expect(refused(page)).toBeHidden();
  });
});
