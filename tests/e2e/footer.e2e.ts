import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.telephone });

/** On a telephone the groups of links are closed. */
const openGroup = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').locator('summary').filter({ hasText: name }).press('Enter');

test('the footer is less than one and a half screens of a telephone; its groups open by keyboard', async ({
  page,
}) => {
  await openPage(page, '/de/die-werft');
  const footer = page.getByRole('contentinfo');
  const menu = footer.getByRole('navigation', { name: 'Menü in der Fußzeile' });
  await expect(menu.getByRole('link')).toHaveCount(0);
  expect((await footer.boundingBox())?.height).toBeLessThan(1.5 * viewports.telephone.height);
  await openGroup(page, 'Katamarane');
  await expect(menu.getByRole('link', { name: 'Estran 45 S' })).toBeVisible();
  const [one, other] = await Promise.all(
    ['Escale', 'Estran 46'].map((name) => menu.getByRole('link', { name, exact: true }).boundingBox()),
  );
  expect(one?.y).toBe(other?.y);
});

test.describe('from tablets on', () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test('all links of the footer are shown, under headings that do not open', async ({ page }) => {
    await openPage(page, '/the-yard');
    const menu = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer menu' });
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeVisible();
    await expect(menu.getByRole('link')).toHaveCount(32);
    await expect(menu.locator('summary').first()).toBeHidden();
    await expect(menu.getByText('The yard').first()).toBeVisible();
  });
});

test('every footer link is a 200', async ({ page, request }) => {
  await openPage(page, '/the-yard');
  const footer = page.getByRole('contentinfo');
  for (const group of ['Boats', 'The yard', 'Buying', 'Logbook']) await openGroup(page, group);
  await expect(footer.getByRole('navigation', { name: 'Footer menu' }).getByRole('link')).toHaveCount(32);
  for (const name of ['Footer menu', 'Legal information', 'Languages']) {
    for (const link of await footer.getByRole('navigation', { name }).getByRole('link').all()) {
      const address = (await link.getAttribute('href')) ?? '';
      if (/^(tel|mailto):/.test(address)) continue;
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
});

for (const path of ['/', '/de/die-werft', '/configure']) {
  test(`${path}: telephone, e-mail and the contact page are in the footer`, async ({ page }) => {
    await openPage(page, path);
    const footer = page.getByRole('contentinfo');
    await openGroup(page, /^(The yard|Die Werft)$/);
    await expect(footer.getByRole('link', { name: '+33 2 97 00 00 00' })).toHaveAttribute(
      'href',
      'tel:+33297000000',
    );
    await expect(footer.getByRole('link', { name: /^(Email us|E-Mail schreiben)$/ })).toHaveAttribute(
      'href',
      'mailto:hello@estran.example',
    );
    await footer.getByRole('link', { name: /^(Contact|Kontakt)$/ }).click();
    await expect(page).toHaveURL(path.startsWith('/de') ? '/de/kontakt' : '/contact');
    await expect(page.getByRole('main').getByRole('link', { name: 'service@estran.example' })).toBeVisible();
  });
}

for (const { path, menu, range, search, charter } of [
  {
    path: '/the-yard',
    menu: 'Footer menu',
    range: 'Escale',
    search: 'Find a dealer',
    charter: 'Charter operators',
  },
  {
    path: '/de/die-werft',
    menu: 'Menü in der Fußzeile',
    range: 'Escale',
    search: 'Händler finden',
    charter: 'Vercharterer',
  },
]) {
  test.describe(`the footer menu of ${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('shows entries below an entry as a nested list', async ({ page }) => {
      await page.goto(path);
      for (const summary of await page.getByRole('contentinfo').locator('summary').all())
        await summary.click();
      const columns = page.getByRole('navigation', { name: menu });
      const entry = (name: string) =>
        columns.locator('li:has(> a)').filter({ has: page.locator(`> a:text-is("${name}")`) });
      await expect(entry(range).getByRole('list').getByRole('link')).toHaveText(['Estran 42', 'Estran 46']);
      await expect(entry(search).getByRole('list').getByRole('link').first()).toHaveText(charter);
    });
  });
}

test('a footer link navigates in the same document', async ({ page }) => {
  await openPage(page, '/the-yard');
  await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'one'));
  await openGroup(page, 'Buying');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buying guide' }).click();
  await expect(page).toHaveURL('/buying-guide');
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'one');
});

test('four social links open in a new tab and say so', async ({ page }) => {
  await openPage(page, '/the-yard');
  const links = page.getByRole('navigation', { name: 'Estran elsewhere' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const name of ['Films', 'Photographs', 'News and owners', 'Careers and trade']) {
    const link = links.filter({ hasText: name });
    await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
});

test('language links open the home pages; the choice is stored', async ({ page, context }) => {
  await openPage(page, '/the-yard');
  const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Languages' });
  const addresses = ['/', '/fr', '/de', '/es', '/it', '/pt'];
  const links = await languages.getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(addresses);
  await languages.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'locale', value: 'it' }));
});

test.describe('the newsletter form', () => {
  for (const [name, address] of [
    ['no address', ''],
    ['what is no address', 'maelle at estran'],
  ] as const) {
    test(`${name} typed: not submitted`, async ({ page }) => {
      await openPage(page, '/the-yard');
      const form = page.getByRole('form', { name: 'News from the yard' });
      const email = form.getByRole('textbox', { name: 'Email' });
      await email.fill(address);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(email).toBeFocused();
      expect(await email.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
      await expect(page).toHaveURL('/the-yard');
    });
  }

  for (const [path, target] of [
    ['/the-yard', '/newsletter'],
    ['/de/die-werft', '/de/newsletter'],
  ] as const) {
    test(`${path}: an address is passed to ${target}`, async ({ page }) => {
      await openPage(page, path);
      const email = page.getByRole('contentinfo').locator('input[type=email]');
      await email.fill('maelle+sea@estran.example');
      await email.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(page.locator('form#form [name=email]')).toHaveValue('maelle+sea@estran.example');
    });
  }
});

test('no horizontal overflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/de/die-werft');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
