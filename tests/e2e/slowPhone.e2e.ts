import type { Page } from '@playwright/test';
import { holdScripts } from './holdScripts.ts';
import { locateHeader } from './locateHeader.ts';
import { waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.telephone, hasTouch: true, isMobile: true });

/** A middling telephone on a poor connection: 1.6 Mbit/s, 150 ms there and back, a quarter of the speed. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

test.describe('before any JavaScript has loaded', () => {
  let settle: Awaited<ReturnType<typeof holdScripts>>;

  test.beforeEach(async ({ page }) => {
    settle = await holdScripts(page);
    await page.goto('/the-yard', { waitUntil: 'commit' });
    await expect(locateHeader(page).burger).toBeVisible();
  });

  test.afterEach(() => settle((route) => route.abort('aborted')));

  test('the menu opens two panels, goes back and links', async ({ page }) => {
    const { banner, burger, menu, yard, back, open, close } = locateHeader(page);
    const story = menu.getByRole('link', { name: 'Our story' });
    await burger.tap();
    await yard.tap();
    await expect(story).toBeInViewport({ ratio: 1 });
    await back.tap();
    await expect(story).toBeHidden();
    await expect(open).toHaveCount(1);
    await close.tap();
    await expect(open).toHaveCount(0);
    await burger.tap();
    await yard.tap();
    await menu.getByRole('link', { name: 'How we build' }).tap();
    await expect(page).toHaveURL('/how-we-build');
    await expect(banner).not.toHaveAttribute('data-live');
  });

  test('the language dialog opens, closes and links', async ({ page }) => {
    const { languageButton, languages } = locateHeader(page);
    await languageButton.tap();
    await expect(languages).toBeVisible();
    await languages.getByRole('button', { name: 'Close' }).tap();
    await expect(languages).toBeHidden();
    await languageButton.tap();
    await languages.getByRole('link', { name: 'Deutsch' }).tap();
    await expect(page).toHaveURL('/de/die-werft');
  });
});

test('slow connection: the menu opens when painted and stays open after hydration', async ({ page }) => {
  await slowDown(page);
  const settle = await holdScripts(page);
  await page.goto('/the-yard', { waitUntil: 'commit' });
  const { banner, burger, yard, menu, open, languageButton } = locateHeader(page);
  await burger.tap();
  await yard.tap();
  await expect(open).toHaveCount(2);
  await expect(banner).not.toHaveAttribute('data-live');
  await settle((route) => route.continue());
  await waitForHydration(languageButton);
  await expect(banner).toHaveAttribute('data-live', 'true');
  await expect(open).toHaveCount(2);
  // What was open before React came is known to it all the same.
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await expect(yard).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'How we build' }).tap();
  await expect(page).toHaveURL('/how-we-build');
  await expect(open).toHaveCount(0);
});

test('slow connection: a language dialog opened before hydration stays open', async ({ page }) => {
  await slowDown(page);
  const settle = await holdScripts(page);
  await page.goto('/the-yard', { waitUntil: 'commit' });
  const { banner, languageButton, languages } = locateHeader(page);
  await languageButton.tap();
  await expect(languages).toBeVisible();
  await expect(banner).not.toHaveAttribute('data-live');
  await settle((route) => route.continue());
  await waitForHydration(languageButton);
  await expect(languages).toBeVisible();
  await languages.getByRole('button', { name: 'Close' }).tap();
  await expect(languages).toBeHidden();
});
