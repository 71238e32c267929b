import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { waitForAnimations } from './waitForAnimations.ts';

// `quietTest` fails on any request to another host and on any answer that is an error.
test.use({ viewport: { width: 1280, height: 800 } });

const NOTICE = 'Videos are disabled.';
const TOUR = '/boats/estran-46';
const OPEN_TOUR = 'Look around in 360°';

const isPlaying = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const scrollLeft = (view: Locator) => view.evaluate((node) => node.scrollLeft);
const copyWidth = (view: Locator) => view.evaluate((node) => node.scrollWidth / 3);

for (const { what, path, block } of [
  { what: 'a text block', path: '/sea-trial', block: 'text-media' },
  { what: 'an event', path: '/events/the-yard-with-its-doors-open', block: 'event-description' },
  { what: 'a past event', path: '/events/a-weekend-at-the-mouth-of-the-tagus', block: 'event-description' },
]) {
  test(`the site’s own video of ${what} plays from its cover without consent`, async ({ page }) => {
    await openPage(page, path);
    const place = page
      .locator(`[data-block=${block}]`)
      .filter({ has: page.locator('[data-background=picture], video') });
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText(NOTICE)).toHaveCount(0);
    await place.getByRole('button', { name: 'Play the film' }).press('Enter');
    await expect(place.locator('video')).toBeFocused();
    await expect.poll(() => isPlaying(place.locator('video'))).toBe(true);
  });
}

test('the site’s own video of a horizontal text block plays', async ({ page }) => {
  await openPage(page, '/delivery-and-service');
  const film = page.locator('[data-block=horizontal-text-media] video');
  await film.scrollIntoViewIfNeeded();
  await film.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isPlaying(film)).toBe(true);
});

test('a dealer page shows the logo and plays the video', async ({ page }) => {
  await openPage(page, '/dealers/trebaol-multicoques');
  const logo = page.getByAltText('Trébaol Multicoques');
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const film = page.locator('[data-block=dealer-hero] video');
  await film.scrollIntoViewIfNeeded();
  await film.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isPlaying(film)).toBe(true);
});

test.describe('the looping video of a hub hero', () => {
  const film = (page: Page) => page.locator('[data-block=hub-hero] video');

  test('plays muted, can be paused', async ({ page }) => {
    await openPage(page, '/news');
    await expect(film(page)).toHaveJSProperty('muted', true);
    await expect(film(page)).toHaveJSProperty('loop', true);
    await expect.poll(() => isPlaying(film(page))).toBe(true);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    await expect(film(page)).toHaveJSProperty('paused', true);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does not start by itself', async ({ page }) => {
      await openPage(page, '/news');
      await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
      await expect(film(page)).toHaveJSProperty('paused', true);
    });
  });
});

test.describe('the site’s own 360° view', () => {
  const block = (page: Page) =>
    page
      .locator('[data-block=text-media]')
      .filter({ has: page.getByRole('heading', { name: 'A full turn at sea' }) });
  const cover = (page: Page) => block(page).getByRole('button', { name: OPEN_TOUR });
  const view = (page: Page) => page.getByRole('region', { name: '360° view: A full turn at sea' });

  /** Waits until it moves no more. @returns where that is. */
  const rest = async (strip: Locator): Promise<number> => {
    let last = -1;
    const isStill = async () => {
      const before = last;
      last = await scrollLeft(strip);
      return last === before;
    };
    await expect.poll(isStill, { intervals: [300] }).toBe(true);
    return last;
  };

  const openTour = async (page: Page) => {
    await openPage(page, TOUR);
    await block(page).scrollIntoViewIfNeeded();
    await cover(page).press('Enter');
    await expect(view(page)).toBeFocused();
    // Each copy of the picture that arrives widens the strip, which then goes back to the middle one.
    const pictures = await view(page).locator('img').all();
    for (const picture of pictures) await expect(picture).toHaveJSProperty('complete', true);
    await expect.poll(() => copyWidth(view(page))).toBeGreaterThan(1000);
    await expect.poll(() => scrollLeft(view(page))).toBeGreaterThan(0);
    await waitForAnimations(page);
  };

  test('is loaded when its cover is pressed, without layout shift', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/panorama/') && asked.push(request.url()));
    await ignoreLateFonts(page);
    await recordLayoutShifts(page);
    await openPage(page, TOUR);
    await block(page).scrollIntoViewIfNeeded();
    await expect(block(page).getByText(NOTICE)).toHaveCount(0);
    expect(asked).toEqual([]);
    await cover(page).click();
    await expect(view(page)).toBeFocused();
    await expect.poll(() => copyWidth(view(page))).toBeGreaterThan(1000);
    expect(asked.length).toBeGreaterThan(0);
    const shifts = await getLayoutShifts(page);
    expect(shifts.filter((shift) => !shift.includes('HeaderMenus'))).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('arrow keys and buttons turn it endlessly', async ({ page }) => {
    await openTour(page);
    const start = await scrollLeft(view(page));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrollLeft(view(page))).toBeGreaterThan(start);
    const right = block(page).getByRole('button', { name: 'Turn right' });
    // More than twice round; a strip of three copies would have ended.
    for (let turn = 0; turn < 8; turn++) {
      const before = await rest(view(page));
      await right.click();
      await expect.poll(() => scrollLeft(view(page))).not.toBe(before);
    }
    await block(page).getByRole('button', { name: 'Turn left' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollLeft(view(page))).toBeGreaterThan(0);
  });

  test('dragging turns it', async ({ page }) => {
    await openTour(page);
    const box = await view(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 100];
    const start = await scrollLeft(view(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y, { steps: 5 });
    await page.mouse.up();
    expect((await scrollLeft(view(page))) - start).toBeCloseTo(200, -1);
    await page.mouse.move(x, y);
    expect((await scrollLeft(view(page))) - start).toBeCloseTo(200, -1);
  });

  test.describe('on a telephone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test('text and buttons stay visible side by side', async ({ page }) => {
      await openPage(page, TOUR);
      await block(page).scrollIntoViewIfNeeded();
      await cover(page).tap();
      await expect(view(page)).toBeFocused();
      const hint = await block(page).getByText('Drag, swipe or use').boundingBox();
      for (const name of ['Turn left', 'Turn right']) {
        await expect(block(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      expect(hint?.width).toBeLessThanOrEqual(360);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the picture', async ({ page, request }) => {
      await page.goto(TOUR);
      const link = block(page).getByRole('link', { name: OPEN_TOUR });
      await expect(link).toBeVisible();
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('image/jpeg');
    });
  });
});

test('two boats side by side in a table, on phone and laptop', async ({ page }) => {
  await openPage(page, '/buying-guide');
  const table = page.getByRole('table', { name: '42 or 46, in six lines' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await table.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await table.getByRole('row').first().scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader')).toHaveText([/^/, /Estran\s42/, /Estran\s46/]);
    await expect(table.getByRole('row', { name: /^Draught/ }).getByRole('cell')).toHaveText([
      '1.25 m',
      '1.35 m',
    ]);
    for (const name of ['Estran 42', 'Estran 46']) {
      await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});

for (const { what, path } of [
  { what: 'past without an end', path: '/events/stern-first-in-split' },
  { what: 'to come without an end', path: '/events/ask-the-naval-architect' },
]) {
  test(`an event ${what}: page and card`, async ({ page, request }) => {
    await openPage(page, path);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.locator('[data-block=lead-form]')).toHaveCount(what.startsWith('past') ? 0 : 1);
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const list of ['/events', '/events?page=2', '/events?page=3']) {
      if ((await (await request.get(list)).text()).includes(heading)) return;
    }
    throw new Error(`${heading} stands on no page of the list`);
  });
}
