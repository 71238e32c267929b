import type { BrowserContext, Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const NOTICE = 'Videos are disabled. Authorise video cookies to access content.';
/** The page with the examples of what lies elsewhere. */
const PATH = '/legal-notice';
const embeds = [
  {
    kind: 'film',
    heading: 'A film from elsewhere, as an example',
    host: 'www.youtube-nocookie.com',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    play: 'Play the film',
    outside: 'Watch the film',
    query: { autoplay: '1', mute: '1' },
    ratio: 560 / 315,
  },
  {
    kind: 'tour',
    heading: 'A virtual tour from elsewhere, as an example',
    host: 'my.matterport.com',
    url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    play: 'Take the 3D tour',
    outside: 'Take the 3D tour',
    query: { m: 'SxQL3iGyoDo' },
    ratio: undefined,
  },
] as const;

/** The block with this film or tour. */
const locateBlock = (page: Page, heading: string) =>
  page.locator('[data-block=text-media]').filter({ has: page.getByRole('heading', { name: heading }) });
const videoBlock = (page: Page) => locateBlock(page, embeds[0].heading);
const noticeIn = (block: Locator) => block.getByText(NOTICE);
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const films = (page: Page) => settings(page).getByRole('checkbox', { name: 'Films and virtual tours' });
const save = (page: Page) => settings(page).getByRole('button', { name: 'Save my choice' });

/** Opens a page and scrolls to the block, which comes to life when it is seen. */
const openEmbed = async (page: Page, heading: string) => {
  await openPage(page, PATH);
  await locateBlock(page, heading).scrollIntoViewIfNeeded();
};

/** The player's host, answered by the test. */
const answerFor = (context: BrowserContext, host: string) =>
  context.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>It plays.</p>' }),
  );

/** Where the player is on the page, whichever way it is scrolled. */
const measureSize = (block: Locator) =>
  block.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    return { width, height };
  });

/** Nothing but the header, which comes and goes with the scroll. */
const expectStill = async (page: Page) =>
  expect((await getLayoutShifts(page)).filter((shift) => !shift.includes('HeaderMenus'))).toEqual([]);

for (const { kind, heading, host, url, play, outside, query, ratio } of embeds) {
  test.describe(`a third-party ${kind}`, () => {
    const block = (page: Page) => locateBlock(page, heading);
    const notice = (page: Page) => noticeIn(block(page));
    const frame = (page: Page) => block(page).locator('iframe');

    test.describe('without consent to videos', () => {
      test('a notice with a settings button and a plain link', async ({ page }) => {
        await openEmbed(page, heading);
        await expect(notice(page)).toBeVisible();
        await expect(block(page).getByRole('button')).toHaveText('Cookie settings');
        await expect(block(page).getByRole('link', { name: outside })).toHaveAttribute('href', url);
        await expect(frame(page)).toHaveCount(0);
        await block(page).getByRole('button').click();
        await expect(settings(page)).toBeVisible();
        await expect(films(page)).not.toBeChecked();
      });
    });

    test.describe('after consent to videos', () => {
      test.use({ elsewhere: [host] });

      test('by keyboard from notice to cover to player and back, no layout shift', async ({
        page,
        context,
      }) => {
        await answerFor(context, host);
        await ignoreLateFonts(page);
        await recordLayoutShifts(page);
        await openEmbed(page, heading);
        await expect(notice(page)).toBeVisible();
        const place = await measureSize(block(page));
        const button = block(page).getByRole('button');
        await button.focus();
        await page.keyboard.press('Enter');
        await films(page).focus();
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');

        await expect(notice(page)).toBeHidden();
        await expect(button).toHaveText(play);
        await expect(button).toBeFocused();
        await expect(frame(page)).toHaveCount(0);
        expect(await measureSize(block(page))).toEqual(place);

        await page.keyboard.press('Enter');
        await expect(frame(page)).toBeFocused();
        await expect(frame(page)).toHaveAttribute('title', /^(Film|3D tour): ./);
        const src = new URL((await frame(page).getAttribute('src')) ?? '');
        expect(src.host).toBe(host);
        expect(Object.fromEntries(src.searchParams)).toMatchObject(query);
        await expect(page.frameLocator('main iframe').getByText('It plays.')).toBeVisible();
        expect(await measureSize(block(page))).toEqual(place);
        const box = await frame(page).boundingBox();
        if (ratio) expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);

        await page.locator('#footer').getByRole('button', { name: 'Cookie settings' }).click();
        await films(page).uncheck();
        await save(page).click();
        await expect(notice(page)).toBeVisible();
        await expect(frame(page)).toHaveCount(0);
        expect(await measureSize(block(page))).toEqual(place);
        await expectStill(page);
      });
    });

    test.describe('with earlier consent', () => {
      test.use({ consent: { C0003: 0, C0005: 1 }, elsewhere: [host] });

      test('a cover; no request to its host before a click', async ({ page, context }) => {
        const asked: string[] = [];
        await answerFor(context, host);
        context.on('request', (request) => {
          if (new URL(request.url()).host === host) asked.push(request.url());
        });
        await ignoreLateFonts(page);
        await recordLayoutShifts(page);
        await openEmbed(page, heading);
        const button = block(page).getByRole('button', { name: play });
        await expect(button).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
        expect(asked).toEqual([]);
        await button.click();
        await expect(page.frameLocator('main iframe').getByText('It plays.')).toBeVisible();
        await expect(frame(page)).toBeFocused();
        expect(asked).toHaveLength(1);
        await expectStill(page);
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('third-party media are plain links', async ({ page }) => {
    await page.goto(PATH);
    for (const { heading, url } of embeds) {
      const block = locateBlock(page, heading);
      await expect(block.locator(`a[href="${url}"]`)).toBeVisible();
      await expect(noticeIn(block)).toHaveCount(0);
      await expect(block.locator('iframe')).toHaveCount(0);
    }
  });
});

test('a cookie written by OneTrust itself applies within a second, its withdrawal too', async ({ page }) => {
  await openEmbed(page, embeds[0].heading);
  const write = (isAllowed: 0 | 1) =>
    page.evaluate((flag) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as OneTrust's script does
      document.cookie = `OptanonConsent=groups=C0001%3A1%2CC0005%3A${flag}&landingPath=NotLandingPage; path=/`;
    }, isAllowed);
  await write(1);
  await expect(videoBlock(page).getByRole('button', { name: 'Play the film' })).toBeVisible();
  await write(0);
  await expect(noticeIn(videoBlock(page))).toBeVisible();
});

test('consent given on one page applies on the next page after a click', async ({ page }) => {
  await openPage(page, '/privacy');
  const footer = page.locator('#footer');
  await footer.getByRole('button', { name: 'Cookie settings' }).click();
  await films(page).check();
  await save(page).click();
  await footer.getByRole('link', { name: 'Legal notice' }).click();
  await expect(page).toHaveURL(PATH);
  await videoBlock(page).scrollIntoViewIfNeeded();
  await expect(videoBlock(page).getByRole('button', { name: 'Play the film' })).toBeVisible();
  await expect(noticeIn(videoBlock(page))).toHaveCount(0);
});

for (const { state, C0005 } of [
  { state: 'notice', C0005: 0 },
  { state: 'cover', C0005: 1 },
] as const) {
  test.describe(`on a narrow telephone the ${state}`, () => {
    test.use({ consent: { C0005 }, viewport: { width: 360, height: 640 } });

    test('no text is cut off, no accessibility violation', async ({ page }) => {
      await openEmbed(page, embeds[0].heading);
      await expect(videoBlock(page).getByRole('button')).toBeVisible();
      const stage = videoBlock(page).locator('[data-background=picture]');
      expect(await stage.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}
