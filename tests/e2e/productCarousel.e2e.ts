import type { Locator, Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

/** Six models in the gallery: they are wider than any screen. */
const SIX = '/blocks/product-carousel/examples/1';

const parts = (page: Page) => {
  const carousel = page.getByRole('region', { name: 'Which one is yours?' });
  return {
    list: carousel.getByRole('list', { name: 'Which one is yours?' }),
    previous: carousel.getByRole('button', { name: 'Previous' }),
    next: carousel.getByRole('button', { name: 'Next' }),
  };
};

/** Title of the item that stands at the start of the list, once the list has come to rest there. */
const first = (list: Locator): Promise<string | undefined> =>
  list.evaluate((element) => {
    const start = Number.parseFloat(getComputedStyle(element).paddingInlineStart);
    const item = [...element.children].find(
      (child) =>
        Math.abs(child.getBoundingClientRect().left - element.getBoundingClientRect().left - start) < 2,
    );
    // The last word of a name stays on the line of the one before it: a no-break space.
    return item?.textContent?.trim().replace(/\s/g, ' ');
  });

const press = {
  'a click': (button: Locator) => button.click(),
  'the keyboard': (button: Locator) => button.press('Enter'),
};

test.describe('in the gallery', () => {
  test.use({ baseURL: `http://127.0.0.1:${ADMIN_PORT}` });

  for (const [device, viewport] of Object.entries(viewports)) {
    for (const [way, activate] of Object.entries(press)) {
      test(`next and previous move by one boat on a ${device} by ${way}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openPage(page, SIX);
        const { list, previous, next } = parts(page);
        await list.scrollIntoViewIfNeeded();
        await expect(previous).toHaveAttribute('aria-disabled', 'true');
        await expect(next).toHaveAttribute('aria-disabled', 'false');
        await expect.poll(() => first(list)).toBe('Estran 42');
        await activate(next);
        await expect.poll(() => first(list)).toBe('Estran 46');
        await expect(previous).toHaveAttribute('aria-disabled', 'false');
        await activate(previous);
        await expect.poll(() => first(list)).toBe('Estran 42');
        await expect(previous).toHaveAttribute('aria-disabled', 'true');
      });
    }
  }

  test('next is disabled at the end and keeps the focus', async ({ page }) => {
    await page.setViewportSize(viewports.laptop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, SIX);
    const { list, next } = parts(page);
    await list.scrollIntoViewIfNeeded();
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    const presses = await list.getByRole('listitem').count();
    for (let i = 0; i < presses; i++) await next.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    const isShown = list.getByRole('link', { name: 'Estran 60' }).evaluate((link) => {
      const [own, whole] = [link, link.closest('ul')].map((element) => element?.getBoundingClientRect());
      return own !== undefined && whole !== undefined && own.left >= whole.left && own.right <= whole.right;
    });
    expect(await isShown).toBe(true);
  });
});

test('two boats at an event stand in the grid on a laptop, without arrows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/events/boards-down-off-port-kerlann');
  const block = page.locator('[data-block=product-carousel]');
  await block.scrollIntoViewIfNeeded();
  const { scrollWidth, clientWidth } = await block
    .getByRole('list')
    .evaluate((list) => ({ scrollWidth: list.scrollWidth, clientWidth: list.clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
  await expect(block.getByRole('listitem')).toHaveCount(2);
  await expect(block.getByRole('button')).toHaveCount(0);
});

test('the breadcrumb of an event ends without a separator on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/events/boards-down-off-port-kerlann');
  const ends = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => getComputedStyle(item, '::after').content !== 'none'));
  expect(ends).toEqual([true, false]);
});
