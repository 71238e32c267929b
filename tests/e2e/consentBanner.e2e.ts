import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LOCALE_CODES } from '../../locales/locales.ts';
import { homePath } from '../../locales/sitePath.ts';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { scrollThrough } from './scrollThrough.ts';

const PATH = '/privacy';
const DAY_S = 24 * 60 * 60;
const widths = [360, 1440];

test.use({ consent: null, viewport: { width: 1280, height: 800 } });

const banner = (page: Page) => page.getByRole('region', { name: 'Your choice of cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const footerButton = (page: Page, name: string) => page.locator('#footer').getByRole('button', { name });
const refused = (page: Page) => page.getByRole('status').getByText('Audience measurement is off');

/** A mark that another load of the document would wipe out. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-visit', 'one'));
const isMarked = (page: Page) => page.locator('html').getAttribute('data-visit');

/** What OneTrust's own script would read: the cookies, taken apart without a line of ours. */
const getConsentAnswer = async (context: BrowserContext) => {
  const cookies = await context.cookies();
  const record = cookies.find(({ name }) => name === 'OptanonConsent');
  const closed = cookies.find(({ name }) => name === 'OptanonAlertBoxClosed');
  const query = new URLSearchParams(record?.value);
  return { record, closed, query, groups: query.get('groups')?.split(',').sort() };
};
const getGroups = async (context: BrowserContext) => (await getConsentAnswer(context)).groups;

const ALL = ['C0001:1', 'C0002:1', 'C0003:1', 'C0004:0', 'C0005:1'];
const NOTHING = ['C0001:1', 'C0002:0', 'C0003:0', 'C0004:0', 'C0005:0'];
const VIDEO_GROUPS = ['C0001:1', 'C0002:0', 'C0003:0', 'C0004:0', 'C0005:1'];
const AUDIENCE = ['C0001:1', 'C0002:1', 'C0003:1', 'C0004:0', 'C0005:0'];

const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no place on the page');
  return box;
};

// The pages with the most of their own, and of all kinds of blocks.
for (const path of ['/', '/boats/estran-42']) {
  test(`a first visit to ${path} shows the banner, moves nothing, stores nothing and asks no other host`, async ({
    page,
    context,
  }) => {
    await ignoreLateFonts(page);
    await recordLayoutShifts(page);
    await openPage(page, path);
    await expect(banner(page)).toBeVisible();
    expect(await getLayoutShifts(page)).toEqual([]);
    await scrollThrough(page);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}

for (const width of widths) {
  test(`banner and settings have no accessibility violation at ${width} px, and refusing takes as much as accepting`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, PATH);
    // The header is on a ground of its own there.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(banner(page)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const refuse = banner(page).getByRole('button', { name: 'Refuse all' });
    const accept = banner(page).getByRole('button', { name: 'Accept all' });
    const [one, other] = [await getBox(refuse), await getBox(accept)];
    expect(one.width).toBeCloseTo(other.width, 0);
    expect(one.height).toBe(other.height);
    expect(one.y).toBe(other.y);
    for (const property of ['background-color', 'color', 'font-size', 'font-weight', 'border']) {
      const look = await refuse.evaluate(
        (node, name) => getComputedStyle(node).getPropertyValue(name),
        property,
      );
      await expect(accept).toHaveCSS(property, look);
    }
    await banner(page).getByRole('button', { name: 'Settings' }).click();
    await expect(settings(page)).toHaveCSS('opacity', '1');
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('on a phone the banner is a line and two buttons, and covers no link of the home hero, in any language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of LOCALE_CODES) {
    await openPage(page, homePath(locale));
    const strip = page.locator('#choice-bar');
    await expect(strip).toBeVisible();
    const { y, height } = await getBox(strip);
    expect(height).toBeLessThanOrEqual(96);
    const last = page.locator('[data-block=home-hero] a').last();
    const bottom = () => getBox(last).then((box) => box.y + box.height);
    await expect.poll(bottom).toBeLessThanOrEqual(y);
  }
});

test('on a phone the banner leaves the links of a boat’s hero free, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Of the boats, the one with the longest words.
  await openPage(page, '/boats/estran-46');
  const languages = page.locator('#languages a[data-locale]');
  const addresses = await languages.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(addresses).toHaveLength(LOCALE_CODES.length);
  for (const address of addresses) {
    await openPage(page, address);
    const strip = page.locator('#choice-bar');
    await expect(strip).toBeVisible();
    const { y } = await getBox(strip);
    // The last that leaves the page leads to the configurator: its words, in the middle of what a finger meets.
    const last = page.locator('[data-block=product-hero] a:not([href^="#"])').last();
    const middle = () => getBox(last).then((box) => box.y + box.height / 2);
    await expect.poll(middle, address).toBeLessThanOrEqual(y - 12);
  }
});

test('on a laptop the banner leaves the sum of the configurator free', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/de/konfigurieren');
  const strip = page.locator('#choice-bar');
  await expect(strip).toBeVisible();
  const { y, height } = await getBox(page.getByRole('button', { name: 'Angebot anfordern' }).first());
  expect(y + height).toBeLessThanOrEqual((await getBox(strip)).y);
});

for (const { answer, groups } of [
  { answer: 'Accept all', groups: ALL },
  { answer: 'Refuse all', groups: NOTHING },
]) {
  test(`"${answer}" is stored for a year in the cookies of OneTrust, and the banner stays away`, async ({
    page,
    context,
  }) => {
    await openPage(page, PATH);
    const before = Date.now();
    await banner(page).getByRole('button', { name: answer }).click();
    await expect(banner(page)).toBeHidden();
    const { record, closed, query, groups: written } = await getConsentAnswer(context);
    expect(written).toEqual(groups);
    expect(query.get('landingPath')).toBe('NotLandingPage');
    expect(query.get('interactionCount')).toBe('1');
    expect(query.get('consentId')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(closed?.value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(closed?.value ?? '') - before)).toBeLessThan(60_000);
    for (const cookie of [record, closed]) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
      const days = ((cookie?.expires ?? 0) - before / 1000) / DAY_S;
      expect(days).toBeGreaterThan(364);
      expect(days).toBeLessThan(366);
    }

    await page.reload();
    await expect(footerButton(page, 'Cookie settings')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await openPage(page, '/the-yard');
    await expect(banner(page)).toBeHidden();
    expect(await getGroups(context)).toEqual(groups);
  });
}

test('the unanswered banner is shown on the next page too, and an answer moves the focus to the content', async ({
  page,
}) => {
  await openPage(page, PATH);
  await page.getByRole('link', { name: 'Estran, home page' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Refuse all' }).press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('in the settings nothing is ticked at first, ticked groups are saved, and all can be accepted and refused', async ({
  page,
  context,
}) => {
  await openPage(page, PATH);
  await banner(page).getByRole('button', { name: 'Settings' }).click();
  const boxes = settings(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await settings(page).getByRole('checkbox', { name: 'Films and virtual tours' }).check();
  await settings(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await getGroups(context)).toEqual(VIDEO_GROUPS);
  await footerButton(page, 'Cookie settings').click();
  await settings(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(settings(page)).toBeHidden();
  await expect.poll(() => getGroups(context)).toEqual(ALL);
  await footerButton(page, 'Cookie settings').click();
  for (const box of await settings(page).getByRole('checkbox').all()) await expect(box).toBeChecked();
  await settings(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(settings(page)).toBeHidden();
  await expect.poll(() => getGroups(context)).toEqual(NOTHING);
});

test('Escape, the close button and a click beside close the settings without an answer', async ({
  page,
  context,
}) => {
  await openPage(page, PATH);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => settings(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await banner(page).getByRole('button', { name: 'Settings' }).click();
    await settings(page).getByRole('checkbox', { name: 'Audience measurement' }).check();
    await close();
    await expect(settings(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Settings' })).toBeFocused();
  }
  expect(await getGroups(context)).toBeUndefined();
  // A tick that was not saved is not there the next time.
  await banner(page).getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page).getByRole('checkbox', { name: 'Audience measurement' })).not.toBeChecked();
});

test('banner and settings work by keyboard, and the banner has the first tab stops', async ({
  page,
  context,
}) => {
  await openPage(page, PATH);
  for (const name of ['Settings', 'Refuse all', 'Accept all']) {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name })).toBeFocused();
  }
  for (let back = 0; back < 2; back++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const audience = settings(page).getByRole('checkbox', { name: 'Audience measurement' });
  for (let stop = 0; stop < 3 && !(await audience.evaluate((node) => node.matches(':focus'))); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(audience).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await getGroups(context)).toEqual(AUDIENCE);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('taps on settings, group and save answer the banner', async ({ page, context }) => {
    await openPage(page, PATH);
    await banner(page).getByRole('button', { name: 'Settings' }).tap();
    await settings(page).getByText('Films and virtual tours', { exact: true }).tap();
    await settings(page).getByRole('button', { name: 'Save my choice' }).tap();
    await expect(banner(page)).toBeHidden();
    expect(await getGroups(context)).toEqual(VIDEO_GROUPS);
  });

  test('a small telephone shows every button of the German banner at once', async ({ page }) => {
    await openPage(page, '/de');
    for (const button of await page.locator('#choice-bar').getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1440, height: 740 },
]) {
  test(`no focused element is hidden behind the banner at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, PATH);
    const top = (await getBox(banner(page))).y;
    const stops = page.locator('#footer').locator('a, button, input').filter({ visible: true });
    await stops.nth(-8).focus();
    for (let stop = 0; stop < 7; stop++) {
      await page.keyboard.press('Tab');
      const { y } = await getBox(page.locator(':focus'));
      expect(y, `stop ${stop}`).toBeLessThan(top);
    }
    await expect(stops.last()).toBeFocused();
  });
}

test('an answer in one tab closes the banner in the other', async ({ page, context }) => {
  await openPage(page, PATH);
  const other = await context.newPage();
  await openPage(other, '/the-yard');
  await banner(other).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
});

test('"Refuse audience measurement" answers the banner and is confirmed, on later pages too', async ({
  page,
  context,
}) => {
  await openPage(page, PATH);
  await expect(refused(page)).toBeHidden();
  await footerButton(page, 'Refuse audience measurement').press('Enter');
  await expect(refused(page)).toBeInViewport();
  await expect(footerButton(page, 'Refuse audience measurement')).toBeHidden();
  await expect(footerButton(page, 'Cookie settings')).toBeFocused();
  await expect(banner(page)).toBeHidden();
  expect(await getGroups(context)).toEqual(NOTHING);
  await openPage(page, '/the-yard');
  await expect(refused(page)).toBeVisible();
  // Agreed to again, it is no longer said.
  await footerButton(page, 'Cookie settings').click();
  await settings(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(refused(page)).toBeHidden();
});

test.describe('who has agreed to everything', () => {
  test.use({ consent: { C0002: 1, C0003: 1, C0004: 0, C0005: 1 } });

  test('withdraws audience measurement in the footer: the page reloads and confirms it', async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    await openPage(page, PATH);
    await context.addCookies(['_ga', '_ga_ABC123', '_gid'].map((name) => ({ name, value: 'GS1.1.2', url })));
    await markDocument(page);
    await footerButton(page, 'Refuse audience measurement').click();
    await expect.poll(() => isMarked(page)).toBeNull();
    expect(await getGroups(context)).toEqual(VIDEO_GROUPS);
    await expect(refused(page)).toBeInViewport();
    const left = (await context.cookies()).map(({ name }) => name);
    expect(left.filter((name) => name.startsWith('_g'))).toEqual([]);
  });

  test('withdraws videos in the settings by keyboard, and the page does not reload', async ({
    page,
    context,
  }) => {
    await openPage(page, PATH);
    await markDocument(page);
    const button = footerButton(page, 'Cookie settings');
    await button.focus();
    await page.keyboard.press('Enter');
    const films = settings(page).getByRole('checkbox', { name: 'Films and virtual tours' });
    await expect(films).toBeChecked();
    await films.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(settings(page).getByRole('button', { name: 'Save my choice' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeHidden();
    await expect(button).toBeFocused();
    expect(await getGroups(context)).toEqual(AUDIENCE);
    // Longer than the poll that would see a withdrawal.
    await page.waitForTimeout(1200);
    expect(await isMarked(page)).toBe('one');
  });

  test('withdraws audience measurement in the settings, and the page reloads', async ({ page, context }) => {
    await openPage(page, PATH);
    await markDocument(page);
    await footerButton(page, 'Cookie settings').click();
    await settings(page).getByRole('checkbox', { name: 'Audience measurement' }).uncheck();
    await settings(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(() => isMarked(page)).toBeNull();
    expect(await getGroups(context)).toEqual(VIDEO_GROUPS);
  });

  test('gets a reloaded page when OneTrust writes a withdrawal by itself', async ({ page }) => {
    await openPage(page, PATH);
    await markDocument(page);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as OneTrust's script does
      document.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0003%3A0%2CC0005%3A1; path=/';
    });
    await expect.poll(() => isMarked(page)).toBeNull();
  });
});

test('scripts written for OneTrust find its functions and events', async ({ page, context }) => {
  await openPage(page, PATH);
  await page.evaluate(() => {
    window.OneTrust?.OnConsentChanged?.(({ detail }) => {
      document.documentElement.dataset.heard = detail.join(' ');
    });
    window.OptanonWrapper = () => {
      document.documentElement.dataset.wrapped = window.OnetrustActiveGroups ?? '';
    };
  });
  const call = (name: 'AllowAll' | 'RejectAll' | 'ToggleInfoDisplay' | 'LoadBanner' | 'Close') =>
    page.evaluate((method) => window.OneTrust?.[method]?.(), name);
  const isClosed = () => page.evaluate(() => window.OneTrust?.IsAlertBoxClosed?.());

  expect(await isClosed()).toBe(false);
  await call('ToggleInfoDisplay');
  await expect(settings(page)).toBeVisible();
  await call('ToggleInfoDisplay');
  await expect(settings(page)).toBeHidden();
  await call('Close');
  await expect(banner(page)).toBeHidden();
  await call('LoadBanner');
  await expect(banner(page)).toBeVisible();

  await call('AllowAll');
  await expect(banner(page)).toBeHidden();
  expect(await isClosed()).toBe(true);
  expect(await getGroups(context)).toEqual(ALL);
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'C0001 C0002 C0003 C0005');
  await expect(page.locator('html')).toHaveAttribute('data-wrapped', ',C0001,C0002,C0003,C0005,');
  await call('LoadBanner');
  await expect(banner(page)).toBeHidden();

  await call('RejectAll');
  // A withdrawal: the document is another one.
  await expect.poll(() => page.locator('html').getAttribute('data-heard')).toBeNull();
  expect(await getGroups(context)).toEqual(NOTHING);
  expect((await getConsentAnswer(context)).query.get('interactionCount')).toBe('2');
});

test('the data layer gets denied consent first, then the answer', async ({ page }) => {
  await openPage(page, '/boats/estran-42');
  /** Google's commands are `arguments` objects, which JSON would make into records. */
  const layer = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? Array.from(entry as unknown[])
          : entry,
      ),
    );
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
  };
  const atFirst = await layer();
  expect(atFirst[0]).toEqual([
    'consent',
    'default',
    { ...denied, security_storage: 'granted', wait_for_update: 500 },
  ]);
  expect(atFirst[1]).toEqual(['set', 'ads_data_redaction', true]);
  expect(atFirst).toContainEqual(expect.objectContaining({ model: 'Estran 42' }));

  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  expect((await layer()).slice(atFirst.length)).toEqual([
    [
      'consent',
      'update',
      {
        ...denied,
        analytics_storage: 'granted',
        functionality_storage: 'granted',
        personalization_storage: 'granted',
      },
    ],
    {
      event: 'OneTrustGroupsUpdated',
      OnetrustActiveGroups: ',C0001,C0002,C0003,C0005,',
      OptanonActiveGroups: ',C0001,C0002,C0003,C0005,',
    },
  ]);
});

test('the page stays usable when a blocker hides the settings', async ({ page }) => {
  await openPage(page, PATH);
  // What a blocker's list does, minus the list; a constructed sheet, since the policy lets no other in.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#choice-settings { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await banner(page).getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator(':modal')).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner(page)).toBeHidden();
});
