import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.telephone });

test('deck plans change by pointer and arrow keys, without JavaScript', async ({ page }) => {
  await page.goto('/de/katamarane/estran-46');
  const block = page.locator('[data-block=cabin-layouts]');
  const plan = (cabins: number) => block.getByRole('img', { name: `Decksplan mit ${cabins} Kabinen` });
  await expect(plan(3)).toBeVisible();
  await expect(plan(3)).toHaveAccessibleName(/13,99 m lang und 7,80 m breit/);
  await block.getByText('5 Kabinen', { exact: true }).click();
  await expect(plan(5)).toBeVisible();
  await expect(plan(3)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(plan(4)).toBeVisible();
  await expect(block.getByRole('radio', { name: '4 Kabinen' })).toBeFocused();
});

test('a boat with one layout has its plan without a choice', async ({ page }) => {
  await page.goto('/de/katamarane/estran-45-s');
  const block = page.locator('[data-block=cabin-layouts]');
  await expect(block.getByRole('img', { name: 'Decksplan mit 3 Kabinen' })).toBeVisible();
  await expect(block.getByRole('radio')).toHaveCount(0);
});

test('the layouts of a boat have one scale, and numbers that are legible and explained below', async ({
  page,
}) => {
  await page.goto('/de/katamarane/estran-46');
  const block = page.locator('[data-block=cabin-layouts]');
  const lengths = new Set<number>();
  for (const cabins of [3, 4, 5]) {
    await block.getByText(`${cabins} Kabinen`, { exact: true }).click();
    const plan = block.getByRole('img', { name: `Decksplan mit ${cabins} Kabinen` });
    const { hull, left, lowest, numbers, clipped } = await plan.evaluate((svg) => {
      if (!(svg instanceof SVGSVGElement)) throw new Error('the plan is no drawing');
      const box = svg.getBoundingClientRect();
      const words = [...svg.querySelectorAll('text')];
      const sizes = words.map((text) => text.getBoundingClientRect());
      const scale = box.width / svg.viewBox.baseVal.width;
      return {
        hull: Math.max(
          ...[...svg.querySelectorAll('path')].map((path) => path.getBoundingClientRect().width),
        ),
        left: box.left,
        lowest: Math.min(...words.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)),
        numbers: [
          ...new Set(words.map(({ textContent }) => textContent).filter((text) => /^\d$/.test(text))),
        ],
        clipped: sizes.filter(
          ({ left: x, right, bottom }) => x < box.left || right > box.right || bottom > box.bottom,
        ).length,
      };
    });
    lengths.add(Math.round(hull));
    expect(left).toBeGreaterThan(0);
    expect(lowest).toBeGreaterThan(12);
    expect(clipped).toBe(0);
    expect(numbers.sort()).toEqual([...['1', '2', '3', '4', '5', '6', '7'], ...(cabins === 3 ? ['8'] : [])]);
  }
  expect(lengths.size).toBe(1);
  const words = block.getByText('5 Kabinen', { exact: true }).locator('+ *');
  for (const [name, value] of [
    ['Kabinen', '53 an Backbord, 2 an Steuerbord'],
    ['Nasszellen', '53 an Backbord, 2 an Steuerbord'],
    ['Frischwasser', '700 l'],
    ['Kraftstoff', '800 l'],
    ['Kojen', '10 + 2 im Salon'],
  ] as const) {
    const figure = words.locator('dl > div').filter({ hasText: name });
    await expect(figure).toHaveText(
      new RegExp(`^\\d?${name}${value.replaceAll(' ', '\\s').replace('+', '\\+')}$`),
    );
  }
  await expect(words.getByRole('listitem')).toHaveText([
    /Salon mit Pantry/,
    /Cockpit/,
    /Steuerstand auf der Flybridge/,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('on a field the plan is as wide as the page leaves it, with furniture as its page describes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const look = async (boat: string) => {
    await page.goto(`/boats/${boat}`);
    const block = page.locator('[data-block=cabin-layouts]');
    const plan = block.getByRole('img').first();
    await expect(plan).toBeVisible();
    expect((await plan.boundingBox())?.width).toBeGreaterThan(900);
    const places = await block.getByRole('listitem').filter({ visible: true }).allTextContents();
    return places.find((place) => /helm/i.test(place))?.slice(1);
  };
  expect(await look('estran-42')).toBe('Helm at the bulkhead');
  expect(await look('estran-45-s')).toBe('Helm on each hull');
  expect(await look('estran-60')).toBe('Helm on the flybridge');
});

test('on a phone a plan on a field has the bow up, and is as wide as the page', async ({ page }) => {
  await page.goto('/boats/estran-60');
  const plan = page.locator('[data-block=cabin-layouts]').getByRole('img').first();
  const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(1.5 * width);
  expect(width).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on paper each layout is shown with its words', async ({ page }) => {
  await page.goto('/de/katamarane/estran-46');
  await page.emulateMedia({ media: 'print' });
  const block = page.locator('[data-block=cabin-layouts]');
  for (const cabins of [3, 4, 5])
    await expect(block.getByRole('img', { name: `Decksplan mit ${cabins} Kabinen` })).toBeVisible();
  await expect(block.getByText('Kraftstoff')).toHaveCount(3);
});
