import type { Page } from '@playwright/test';
import { blockTypes } from '../../blocks/registryLines.ts';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

test.use({ baseURL: `http://127.0.0.1:${ADMIN_PORT}` });

const editor = (page: Page) => page.getByLabel('Props as JSON');
const props = async (page: Page) => JSON.parse(await editor(page).inputValue());
const fields = (page: Page) => page.getByRole('group', { name: 'Props as fields' });
const block = (page: Page, type: string) => page.frameLocator('iframe').locator(`[data-block="${type}"]`);

test('a field changes JSON and block; the JSON changes the field', async ({ page }) => {
  await page.goto('/blocks/text-media/playground');
  const heading = fields(page).getByRole('textbox', { name: 'heading optional' });
  await heading.fill('A heading of mine');
  await expect(block(page, 'text-media')).toContainText('A heading of mine');
  expect(await props(page)).toMatchObject({ heading: 'A heading of mine' });

  await fields(page).getByRole('combobox', { name: 'bgColor' }).selectOption('grey');
  await fields(page).getByRole('checkbox', { name: 'reversed' }).check();
  await fields(page).getByRole('spinbutton', { name: 'width' }).first().fill('1200');
  await expect
    .poll(() => props(page))
    .toMatchObject({ bgColor: 'grey', reversed: true, image: { width: 1200 } });

  await heading.fill('');
  await expect.poll(() => props(page)).not.toHaveProperty('heading');

  await editor(page).fill(
    JSON.stringify({ ...(await props(page)), heading: 'From the JSON', bgColor: 'white' }),
  );
  await expect(heading).toHaveValue('From the JSON');
  await expect(fields(page).getByRole('combobox', { name: 'bgColor' })).toHaveValue('0');
});

test('items are added, moved and removed by keyboard; the focus follows', async ({ page }) => {
  await page.goto('/blocks/key-figures/playground');
  await editor(page).fill('{ "items": [{ "value": "1", "label": "one" }], "images": [] }');
  await fields(page).getByRole('button', { name: 'Add to items' }).press('Enter');
  await page.keyboard.type('2');
  await expect.poll(() => props(page)).toMatchObject({ items: [{ value: '1' }, { value: '2', label: '' }] });

  await fields(page).getByRole('button', { name: 'Move up items 2' }).press('Enter');
  await expect.poll(() => props(page)).toMatchObject({ items: [{ value: '2' }, { value: '1' }] });
  await expect(fields(page).getByRole('textbox', { name: 'value' }).first()).toBeFocused();

  await fields(page).getByRole('button', { name: 'Remove items 1' }).press('Enter');
  await expect.poll(() => props(page)).toEqual({ items: [{ value: '1', label: 'one' }], images: [] });
  await expect(fields(page).getByRole('button', { name: 'Add to items' })).toBeFocused();

  await page.goto('/blocks/text-media/playground');
  await editor(page).fill('{ "bgColor": "white", "special": false, "reversed": false, "autoplay": false }');
  await fields(page).getByRole('button', { name: 'Add link' }).press('Enter');
  await page.keyboard.type('/boats');
  await expect.poll(() => props(page)).toMatchObject({ link: { url: '/boats', label: '' } });
  await fields(page).getByRole('button', { name: 'Remove link' }).press('Enter');
  await expect.poll(() => props(page)).not.toHaveProperty('link');
  await expect(fields(page).getByRole('button', { name: 'Add link' })).toBeFocused();
});

test('invalid JSON: fields are hidden', async ({ page }) => {
  await page.goto('/blocks/key-figures/playground');
  await expect(fields(page)).toBeVisible();
  await editor(page).fill('{ "items": [');
  await expect(page.getByText('The JSON has to be mended first.')).toBeVisible();
  await expect(fields(page)).toBeHidden();
  await editor(page).fill('{ "items": 3, "images": [] }');
  await expect(fields(page)).toContainText('items only in the JSON');
});

test('every prop of every block has a field with value, name and hint of the schema', async ({ page }) => {
  await page.goto('/blocks/key-figures/playground');
  const complaints = await page.evaluate(async (types) => {
    const { createControls } = await import(`${location.origin}/admin/controls.js`);
    const found: string[] = [];
    for (const type of types) {
      const schema = await (await fetch(`/blocks/${type}/schema`)).json();
      const html = await (await fetch(`/blocks/${type}/playground`)).text();
      const text = new DOMParser().parseFromString(html, 'text/html').querySelector('textarea')?.value ?? '';
      document.querySelector('main')?.replaceChildren();
      const fieldset = document.createElement('fieldset');
      fieldset.append(document.createElement('legend'));
      document.querySelector('main')?.append(fieldset);
      createControls(schema, fieldset, () => undefined)(text);
      const controls = [...fieldset.querySelectorAll<HTMLInputElement>('input, select, textarea')];
      for (const control of controls) {
        if (control.labels?.length !== 1) found.push(`${type}: ${control.id} has no label`);
        const hint = control.getAttribute('aria-describedby');
        if (hint && !document.getElementById(hint)) found.push(`${type}: ${hint} is nowhere`);
      }
      const ids = [...fieldset.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id !== '');
      if (new Set(ids).size !== ids.length) found.push(`${type}: an id stands twice`);
      if (fieldset.textContent?.includes('only in the JSON')) found.push(`${type}: a prop has no field`);
      for (const [name, value] of Object.entries(JSON.parse(text))) {
        const control = controls.find(({ id }) => id === `control-${name}`);
        const isText = typeof value === 'string' && !schema.properties[name].enum;
        if (isText && control?.value !== value) found.push(`${type}: ${name} shows ${control?.value}`);
      }
    }
    return found;
  }, blockTypes);
  expect(complaints).toEqual([]);
});

test('fields are accessible and fit a phone, a laptop and a large screen', async ({ page }) => {
  await page.goto('/blocks/lead-form/playground');
  const details = page.locator('.fields');
  await expect(details).toBeVisible();
  await details.evaluate((element: HTMLDetailsElement) => {
    element.open = true;
  });
  for (const width of [360, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `pixels beyond the right edge at ${width}`).toBe(0);
    expect(await accessibilityViolations(page, 'iframe'), `violations at ${width}`).toEqual([]);
  }
});
