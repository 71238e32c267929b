import { fetchPageJson } from './fetchPageJson.ts';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const BOATS = [
  '/boats',
  '/fr/catamarans',
  '/de/katamarane',
  '/es/catamaranes',
  '/it/catamarani',
  '/pt/catamaras',
];

test('the menu Boats begins with all six, each with its price and a way on', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/the-yard');
  const { boats, menu } = locateHeader(page);
  await boats.click();
  await menu.getByRole('link', { name: 'All six boats' }).click();
  await expect(page).toHaveURL('/boats');
  const fleet = page.getByRole('main').getByRole('list', { name: 'From 42 to 60 feet' });
  await expect(fleet.getByRole('link')).toHaveCount(6);
  await expect(fleet.getByText(/^€[\d,]+$/)).toHaveCount(5);
  for (const [name, href] of [
    ['Compare the boats', '/compare'],
    ['Configure your boat', '/configure'],
    ['Answer three questions', '/buying-guide#which'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
});

test('the boats stand where the addresses of the models begin, in every language', async ({ request }) => {
  const { alternates } = await fetchPageJson(request, '/boats');
  expect(alternates.map(({ path }) => path)).toEqual(BOATS);
  for (const path of BOATS) {
    const { blocks } = await fetchPageJson(request, path);
    expect(blocks.map(({ type }) => type)).toContain('waterline');
    expect(await (await request.get(path)).text()).toContain(`href="${path}/estran-42"`);
  }
});
