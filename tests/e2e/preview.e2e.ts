import type { Page, Response } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { ADMIN_PORT, PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

// One after another: with each save the demo numbers the revisions of all drafts anew, and whoever has one open is shown
// it again, without what was typed.
test.describe.configure({ mode: 'default' });

/** Drafts that no test publishes: visitors of other tests see what is published. */
const DRAFT = { locale: 'en', name: 'node/page/the-yard', path: '/the-yard' };
const GERMAN_DRAFT = { locale: 'de', name: 'node/page/how-we-build', path: '/wie-wir-bauen' };
const SAVED_DRAFT = {
  locale: 'en',
  name: 'node/news/a-forty-four-on-the-slip',
  path: '/news/article/a-forty-four-on-the-slip',
};
const ADMIN = `http://127.0.0.1:${ADMIN_PORT}`;

/** Opens the draft as the content service does, by a link that holds for a moment. */
const openDraft = async (page: Page, { locale, name, path } = DRAFT) => {
  const opened = await page.request.get(
    `${ADMIN}/editors/preview?${new URLSearchParams({ brand: 'Estran', locale, name })}`,
    // A socket that the test before has used may be closed by now.
    { maxRedirects: 0, maxRetries: 2 },
  );
  const { pathname, search } = new URL(opened.headers().location ?? '');
  await page.goto(`http://127.0.0.1:${PORT}${pathname}${search}`);
  await expect(page).toHaveURL(`/preview/${locale}${path}`);
};

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const dropped = (page: Page) => page.locator('[data-blocks] > .preview-dropped');

for (const width of [360, 1280]) {
  test(`a draft is shown in place, with what visitors would not get of it, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDraft(page);
    await expect(bar(page)).toContainText('revision');
    await expect(dropped(page)).toContainText('quotation is not shown: “quote” is missing');
    await dropped(page).scrollIntoViewIfNeeded();
    await expect(dropped(page).getByRole('link', { name: 'Mend it' })).toHaveAttribute('href', /editors/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    // Where the bar lies over no link in half.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('each block is named by the keyboard, with the way to its form', async ({ page }) => {
  await openDraft(page);
  const label = page.locator('[data-block="timeline"] > .preview-label');
  await label.focus();
  await expect(label).toHaveCSS('opacity', '1');
  await expect(label).toHaveAttribute('title', 'Edit timeline');
  await expect(page.locator('[data-block="timeline"]')).not.toHaveCSS('outline-style', 'none');
});

test('a block that is not translated is marked in place', async ({ page }) => {
  await openDraft(page, GERMAN_DRAFT);
  const label = page.locator('[data-block="quotation"][lang="en"] > .preview-label');
  await expect(label).toHaveText('quotation (added, not translated: en)');
  await expect(label).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-preview-foreign]')).toHaveCount(1);
});

test('a saved draft is shown within seconds, where one was reading', async ({ page }) => {
  const { locale, name } = SAVED_DRAFT;
  await page.setViewportSize({ width: 360, height: 640 });
  await openDraft(page, SAVED_DRAFT);
  // Its first answer is what later ones are compared with.
  await page.waitForResponse('**/api/preview/state');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const text = `<p>Saved at ${Date.now()}.</p>`;
  const saved = await page.request.post(`${ADMIN}/editors`, {
    form: { brand: 'Estran', locale, name, path: 'blocks/0/text/en', value: text },
    maxRedirects: 0,
    maxRetries: 2,
  });
  expect(saved.status()).toBe(303);
  await expect(page.locator('body')).toContainText(text.replace(/<[^>]*>/g, ''));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});

test('nothing is sent from a preview, and links lead out of it', async ({ page }) => {
  await openDraft(page);
  await page.getByRole('contentinfo').getByRole('textbox').fill('anna@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('#preview-state')).toHaveText('This is a preview: nothing is sent.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we build' }).click();
  await expect(page).toHaveURL(/\/how-we-build$/);
  await expect(bar(page)).toHaveCount(0);
});

test.describe('a CMS that fails for a moment', () => {
  test.use({ expectedNoise: /\/api\/preview\/state|status of 503/ });

  test('once it answers again, its failure is no longer told, and what a form was answered stays', async ({
    page,
  }) => {
    let isDown = true;
    await page.route('**/api/preview/state', (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    const state = page.locator('#preview-state');
    await openDraft(page);
    await expect(state).toHaveText('The CMS does not answer; trying again.');
    await page.getByRole('contentinfo').getByRole('textbox').fill('anna@example.com');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    await expect(state).toHaveText('This is a preview: nothing is sent.');
    isDown = false;
    const isAnswered = (response: Response) =>
      response.url().endsWith('/api/preview/state') && response.status() === 200;
    await page.waitForResponse(isAnswered);
    await page.waitForResponse(isAnswered);
    await expect(state).toHaveText('This is a preview: nothing is sent.');
  });
});

test.describe('two pages in frames', () => {
  // On a busy machine the second is not drawn within the few seconds that Chromium allows a preload.
  test.use({ expectedNoise: /was preloaded using link preload but not used/ });

  test('beside what is published, neither page asks for consent or sends anything', async ({ page }) => {
    await openDraft(page);
    // Alive, it would take the link for one to a page that it can fetch.
    await expect(page.locator('header[data-live]')).toBeAttached();
    await bar(page).getByRole('link', { name: 'Beside what is published' }).click();
    for (const title of ['Published', 'Draft']) {
      const frame = page.frameLocator(`iframe[title="${title}"]`);
      await expect(frame.locator('header[data-live]')).toBeAttached();
      await frame.getByRole('contentinfo').getByRole('textbox').fill('anna@example.com');
      await expect(frame.locator('[data-frame="consent"]')).toBeHidden();
      await frame.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
      await expect(frame.getByText('This is a preview: nothing is sent.')).toBeVisible();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar says what is not shown, and ends the preview', async ({ page }) => {
    await openDraft(page);
    await expect(bar(page)).toContainText('quotation is not shown: “quote” is missing');
    await bar(page).getByRole('button', { name: 'End' }).click();
    await expect(bar(page)).toHaveCount(0);
    const again = await page.request.get('/preview/en/the-yard', { maxRetries: 2 });
    expect(again.status()).toBe(403);
  });
});
