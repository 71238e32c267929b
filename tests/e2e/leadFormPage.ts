import type { Locator, Page } from '@playwright/test';
import { openPage, waitForHydration } from './openPage.ts';
import { passForPerson, waitForCaptcha } from './solveCaptcha.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Writes into the fields by their names, as they are called in every language. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`);
    if ((await control.evaluate((element: Control) => element.type)) === 'select-one') {
      await control.selectOption(value);
    } else await control.fill(value);
  }
}

/** The answers every form asks for. */
export const PERSON = {
  firstName: 'Morwenna',
  lastName: 'Penrose',
  email: 'Morwenna@penrose.example',
  country: 'GB',
};

export const tick = (form: Locator, boat: string) => form.locator(`[name=boats][value="${boat}"]`).check();

/** The form of a page, alive when there is JavaScript. */
export async function openForm(page: Page, path: string) {
  await passForPerson(page);
  await openPage(page, path);
  const form = page.locator('form#form');
  await form.scrollIntoViewIfNeeded();
  await waitForHydration(form);
  return {
    form,
    submit: form.locator('button[type=submit]'),
    summary: form.locator('[id$="-summary"]'),
    /** In the place of the form, once it was accepted. */
    success: page.locator('div#form'),
    solved: () => waitForCaptcha(page),
  };
}

/** What the browser sent to an endpoint, in order. */
export function recordCalls(page: Page) {
  const calls: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !['/form-submit', '/send-lead'].includes(pathname)) return;
    calls.push({ path: pathname, key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return calls;
}
