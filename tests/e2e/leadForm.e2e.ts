import type { Locator, Route } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { fillIn, openForm, PERSON, recordCalls, tick } from './leadFormPage.ts';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.laptop });

const REFERENCE = /EST-[0-9A-Z]{4}-[0-9A-Z]{4}/;

test('a visitor who cannot come in these weeks asks for a month, without JavaScript too', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: viewports.laptop });
  await page.goto('/de/probeschlag?model=estran-42');
  const form = page.locator('form#form');
  const months = form.locator('label').filter({ hasText: 'passender Tide' });
  await expect(months).toHaveCount(6);
  await months.nth(3).click();
  const month = (await months.nth(3).locator('span').first().textContent()) ?? '';
  expect(month).toMatch(/^\S+ 20\d\d$/);
  await expect(months.nth(3).locator('span').nth(1), 'the days with water and daylight').toHaveText(
    /^\d+(\u00a0?–\u00a0?\d+)?(, | und )/,
  );
  await expect(months.nth(3).getByText(`${month}: Die Werft schlägt`)).toBeVisible();
  await expect(form.getByText('noch nicht gewählt')).toBeHidden();
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY', crew: '2' });
  await form.locator('button[type=submit]').click();
  await expect(page.locator('div#form')).toContainText(`Wunschmonat${month}`);
  await page.close();
});

test('with a boat along, a phone has the form with her name on its first screen', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto('/de/probeschlag?model=estran-42');
  await expect(
    page.getByRole('heading', { name: 'Wählen Sie Ihren Tag auf der Estran 42' }),
  ).toBeInViewport();
  const boats = page.locator('form#form [name=boats]');
  await expect(boats.and(page.locator(':checked'))).toHaveValue('EST-042');
  await expect(boats.filter({ visible: true })).toHaveCount(1);
  await page.locator('form#form summary', { hasText: 'Andere' }).press('Enter');
  expect(await boats.filter({ visible: true }).count()).toBeGreaterThan(1);
  await page.close();
});

test('the calendar lists below why days are closed and says, in a box, which one is chosen', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: viewports.laptop });
  await page.goto('/de/probeschlag');
  const days = page.getByRole('group', { name: 'Tag: die nächsten vier Wochen' }).locator('label');
  const sunday = days.filter({ hasText: 'Sonntag' }).first();
  await expect(sunday.locator('input')).toHaveAccessibleName(/nicht wählbar: Ruhetag der Werft$/);
  const [date = ''] = /\d+\. \S+(?=,)/.exec((await sunday.textContent()) ?? '') ?? [];
  const reasons = page.getByRole('list', { name: 'Tage ohne Probeschlag' });
  await expect(reasons).toBeHidden();
  await page.locator('summary', { hasText: 'Tage ohne Probeschlag' }).press('Enter');
  await expect(reasons.getByRole('listitem').filter({ hasText: 'Ruhetag der Werft' })).toContainText(date);
  await expect(page.getByText('Ihr Tag: noch nicht gewählt')).toBeVisible();
  const open = days.filter({ has: page.locator(':enabled') }).nth(2);
  await expect(open.getByText(/^\d\d:\d\d–\d\d:\d\d$/)).toBeVisible();
  await open.click();
  await expect(open.getByText('Ihr Tag:')).toBeVisible();
  // The months after them are chosen below.
  const [last, chosen, months] = await Promise.all([
    days.nth(27).boundingBox(),
    open.getByText('Hochwasser').boundingBox(),
    days.last().boundingBox(),
  ]);
  if (!last || !chosen || !months) throw new Error('the calendar has no days');
  expect(chosen.y - last.y - last.height).toBeGreaterThanOrEqual(16);
  expect(chosen.y + chosen.height).toBeLessThan(months.y);
  expect(await open.getByText('Hochwasser').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.close();
});

test('each field of a form has a box on all sides that stands out from its ground, below a label of full ink', async ({
  page,
}) => {
  for (const address of ['/contact', '/brochure', '/search', '/dealers', '/configure', '/events']) {
    await openPage(page, address);
    const fields = await page
      .locator(':is(input[type=text], input[type=email], input[type=search], select, textarea):visible')
      .evaluateAll((controls) => {
        const toLight = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const toGround = (element: Element | null): string => {
          const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
          return element && /, 0\)$/.test(colour) ? toGround(element.parentElement) : colour;
        };
        return controls.map((control) => {
          const style = getComputedStyle(control);
          const lights = [toLight(style.borderTopColor), toLight(toGround(control))];
          const label = document.querySelector(`label[for="${control.id}"]`);
          return {
            sides: [style.borderTopWidth, style.borderInlineStartWidth, style.borderInlineEndWidth],
            contrast: (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05),
            isInk: label && getComputedStyle(label).color === style.color,
          };
        });
      });
    expect(fields.length, address).toBeGreaterThan(0);
    for (const { sides, contrast, isInk } of fields) {
      expect(sides, address).toEqual(['1px', '1px', '1px']);
      expect(contrast, address).toBeGreaterThan(3);
      expect(isInk, address).toBe(true);
    }
  }
});

test('at 320 px no option widens its select element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { form } = await openForm(page, '/de/kontakt/EST-FR-003');
  await form.getByText('Weitere Angaben').click();
  const lists = await form.locator('select').all();
  expect(lists.length).toBeGreaterThan(2);
  for (const list of lists) {
    const widths = await list.evaluate((select: HTMLSelectElement) =>
      Array.from(select.options, (_option, index) => {
        select.selectedIndex = index;
        return select.getBoundingClientRect().width;
      }),
    );
    expect(widths.length).toBeGreaterThan(2);
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeLessThanOrEqual(280);
  }
});

test('the form of a show is filled in for a visit: why, the boat on show, and the dealer who is there', async ({
  page,
}) => {
  const { form } = await openForm(page, '/de/veranstaltungen/eine-estran-42-in-halle-4');
  await expect(form.locator('[name=subject] :checked')).toHaveText('Besuch bei der Veranstaltung');
  await expect(form.locator('[name=boats]:checked')).toHaveValue('EST-042');
  await expect(form.locator('[name=dealer] :checked')).toHaveText('Kontor Brodersen');
  await openPage(page, '/de/kontakt');
  await expect(page.locator('form#form [name=subject] option', { hasText: 'Besuch' })).toHaveCount(0);
});

for (const [name, path, fields] of [
  ['a brochure', '/brochure', { postalCode: 'TR11 3QY' }],
  ['the newsletter', '/de/newsletter', {}],
  [
    'a request to a dealer',
    '/de/kontakt/EST-FR-001',
    { postalCode: 'TR11 3QY', subject: 'commercial-offer', message: 'Two hulls, please.' },
  ],
  [
    'a meeting at an event',
    '/de/veranstaltungen/fragen-sie-die-konstrukteurin',
    { postalCode: 'TR11 3QY', subject: 'other-request', time: '14h_15h' },
  ],
  ['a sea trial', '/sea-trial', { postalCode: 'TR11 3QY', crew: '2' }],
] as const) {
  test(`${name} is sent from ${path}, through the real captcha`, async ({ page }) => {
    const calls = recordCalls(page);
    const { form, submit, success, solved } = await openForm(page, path);
    await fillIn(form, { ...PERSON, ...fields });
    await tick(form, 'EST-042');
    if (name === 'the newsletter') await form.locator('[name=newsletter]').check();
    if (name === 'a meeting at an event') {
      await form.locator('[name=dealer]').selectOption({ index: 1 });
      const day = form.locator('[name=day]');
      await day.fill((await day.getAttribute('min')) ?? '');
    }
    if (name === 'a sea trial') {
      // Arrow keys leave out the days that are not offered.
      const offered = form.locator('[name=day]:enabled');
      await offered.nth(5).focus();
      await page.keyboard.press('ArrowRight');
      await expect(offered.nth(6)).toBeChecked();
    }
    await solved();
    expect(await accessibilityViolations(page)).toEqual([]);
    await submit.click();
    await expect(success).toContainText(REFERENCE);
    await expect(success.getByText(PERSON.email)).toHaveCount(name === 'the newsletter' ? 0 : 1);
    await expect(success).toContainText(
      path.startsWith('/de') ? 'Vielen Dank, Morwenna' : 'Thank you, Morwenna',
    );
    if (name === 'a request to a dealer') {
      await expect(success).toContainText(/Es antwortet.+\+33.+Bis wannInnerhalb von zwei Werktagen/);
    }
    if (name === 'a brochure' || name === 'a sea trial') {
      // Of six in the country the one whose postal code begins like hers.
      await expect(success).toContainText(/Marrack & Daughter, Falmouth\+44/);
    }
    if (name === 'a meeting at an event') await expect(success).toContainText(/Es antwortet.+, .+\d{3}/);
    await expect(success.getByRole('heading')).toBeFocused();
    await expect(form).toBeHidden();
    if (name === 'a sea trial') {
      await expect(success.locator('dl')).toContainText(
        /Estran 42.*day, \d+ \w+ \d{4}.*High water \d\d:\d\d/s,
      );
      await expect(page.getByRole('heading', { name: 'Choose your day' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
      const link = success.getByRole('link', { name: 'Add the day to your calendar' });
      const file = await page.request.get((await link.getAttribute('href')) ?? '', { maxRetries: 2 });
      expect(file.headers()['content-type']).toContain('text/calendar');
      expect(await file.text()).toContain('SUMMARY:Sea trial requested: Estran 42');
    }
    const document = success.getByRole('link', { name: /PDF/ });
    await expect(document).toHaveCount(name === 'a brochure' ? 1 : 0);
    if (name === 'a brochure') {
      const file = await page.request.get((await document.getAttribute('href')) ?? '', { maxRetries: 2 });
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
    expect(calls.map((call) => call.path)).toEqual(
      name === 'the newsletter' ? ['/send-lead'] : ['/form-submit', '/send-lead'],
    );
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('missing answers are named beside their fields and in a summary that links them', async ({ page }) => {
  const calls = recordCalls(page);
  const { form, submit, summary } = await openForm(page, '/contact/EST-FR-001');
  await submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(7);
  await expect(summary.getByRole('link', { name: 'Enter your postcode' })).toBeVisible();
  await expect(summary).toContainText('Choose at least one boat');
  await summary.getByRole('link', { name: 'Choose at least one boat' }).click();
  await expect(form.locator('[name=boats]').first()).toBeFocused();
  await expect(form.locator('legend', { hasText: 'Boats of interest' })).toBeInViewport();
  await summary.getByRole('link', { name: 'Enter your email address' }).click();
  const email = form.locator('[name=email]');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address');
  expect(await accessibilityViolations(page)).toEqual([]);
  await email.fill('morwenna');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription('Enter your email address in the form name@example.com');
  await email.fill('morwenna@penrose.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link')).toHaveCount(6);
  // No postal code there: both errors go.
  await form.locator('[name=country]').selectOption('AE');
  await expect(form.locator('[name=postalCode]')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link')).toHaveCount(4);
  expect(calls).toEqual([]);
});

test('the boat of the last visited page is ticked in the next form', async ({ page }) => {
  await openPage(page, '/de/katamarane/estran-52');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element) => element.setAttribute('href', '/de/kontakt/EST-FR-003'));
  await link.click();
  const form = page.locator('form#form');
  await expect(form.locator('[name=boats]:checked')).toHaveValue('EST-052');
  await page.goto('/de/probeschlag?model=estran-46');
  await waitForHydration(form);
  await expect(form.locator('[name=boats]:checked')).toHaveValue('EST-046');
});

test('the receipt says which boat of the configurator went along', async ({ page }) => {
  const { form, submit, success, solved } = await openForm(page, '/contact?model=estran-42&hull=sand');
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
  await expect(form.locator('[name=subject]')).toHaveValue('commercial-offer');
  await solved();
  await submit.click();
  await expect(success).toContainText(/Your Estran 42.*Sand.*before VAT/s);
  // What happens next: who answers, when, and with what.
  await expect(success).toContainText(
    'Estran, Port-Kerlann will answer you personally within two working days.',
  );
  await expect(success).toContainText('You will have the offer for this boat in writing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('three links stay at the bottom, contain the boat, and cover no focused element', async ({ page }) => {
    await openPage(page, '/de/katamarane/estran-42');
    const bar = page.getByRole('navigation', { name: 'An Bord kommen' });
    const links = bar.getByRole('link');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(links).toHaveText(['Probeschlag', 'Konfigurieren', 'Prospekt']);
    await expect(links.first()).toHaveAttribute('href', '/de/probeschlag?model=estran-42');
    const top = (await bar.boundingBox())?.y ?? 0;
    for (const group of await page.locator(':is(main, footer) summary:visible').all())
      await group.press('Enter');
    for (const link of (await page.locator('main a[href], footer a[href]').all()).slice(0, 60)) {
      await link.focus();
      const box = await link.boundingBox();
      if (box && box.height < 200) expect(box.y + box.height).toBeLessThanOrEqual(top);
    }
    await page.locator('footer input[type=email]').focus();
    await expect(bar).toBeHidden();
    await page.goto('/de/probeschlag');
    await expect(bar).toBeHidden();
  });
});

test('a captcha that is solved while fields are missing leaves the focus with the summary', async ({
  page,
}) => {
  const { submit, summary, solved } = await openForm(page, '/brochure');
  await submit.click();
  await expect(summary).toContainText('Choose at least one boat');
  await solved();
  await expect(summary).toBeFocused();
});

test('the missing boat is named first, then the unsolved captcha', async ({ page }) => {
  await page.route('**/api/puzzle*', (route) => setTimeout(() => void route.abort().catch(() => {}), 10_000));
  const { form, submit, summary } = await openForm(page, '/brochure');
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
  await submit.click();
  await expect(summary).toContainText('Choose at least one boat');
  await expect(summary).not.toContainText('robots');
  await tick(form, 'EST-042');
  await submit.click();
  await expect(summary.getByRole('link')).toHaveText(/^The check against robots is still running/);
});

test('the message about the captcha disappears once it is solved', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/puzzle*', async (route) => {
    await released;
    await route.continue();
  });
  const { form, submit, summary, solved } = await openForm(page, '/brochure');
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
  await tick(form, 'EST-042');
  await submit.click();
  await expect(summary.getByRole('link')).toHaveText(/^The check against robots is still running/);
  await expect(summary).toBeFocused();
  release();
  await solved();
  await expect(form.getByText('The check against robots is still running')).toHaveCount(0);
  await expect(submit).toBeFocused();
});

test.describe('a browser that the widget takes for a robot', () => {
  const path = '/de/broschuere';
  const said = 'Vor Robotern geschützt';

  test('has nothing to do, and its form is sent without scripts', async ({ page }) => {
    const calls = recordCalls(page);
    // Without passForPerson the widget refuses this browser.
    await openPage(page, path);
    const form = page.locator('form#form');
    await form.scrollIntoViewIfNeeded();
    await waitForHydration(form);
    await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY', lastName: path });
    await tick(form, 'EST-042');
    await expect(form.getByText(said)).toBeVisible();
    await expect(form.getByText(/different browser|Friendly|Schutz vor Robotern/)).toHaveCount(0);
    // Before the widget has refused, a form that is sent is asked to wait.
    await expect(async () => {
      const submit = form.locator('button[type=submit]');
      if (await submit.isVisible()) await submit.click();
      await expect(page.locator('div#form')).toContainText(REFERENCE, { timeout: 4000 });
    }).toPass();
    expect(calls).toEqual([]);
    // The draft goes once the answer is alive, which has read there who has sent it: the address does not say so.
    const receipt = page.locator('div#form');
    await expect(receipt.getByRole('button')).toBeVisible();
    await expect(receipt).toContainText(`Vielen Dank, ${PERSON.firstName}`);
    await expect(receipt).toContainText(PERSON.email);
    expect(new URL(page.url()).search).toMatch(/^\?sent=[\w-]+&boats=EST-042$/);
    await expect(receipt).toContainText(/Boot.*Estran 42.*Der Verkauf der Werft\+33 2 97 00 00 00/);
    await page.goto(path);
    await expect(form.locator('[name=firstName]')).toHaveValue('');
  });
});

test.describe('a newsletter that cannot be sent', () => {
  test.use({ expectedNoise: /send-lead|form-failures|Failed to load resource/ });

  for (const [how, answer, failure] of [
    ['the connection is lost', (route) => route.abort(), { reason: 'unreachable' }],
    [
      'a proxy answers 502',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      { reason: 'answer', status: 502 },
    ],
  ] as const satisfies [string, (route: Route) => Promise<void>, object][]) {
    test(`shows a message and is reported when ${how}`, async ({ page }) => {
      await page.route('**/send-lead', answer);
      const reported = page.waitForResponse('**/api/form-failures');
      const { form, submit, summary, solved } = await openForm(page, '/newsletter');
      await fillIn(form, PERSON);
      await tick(form, 'EST-042');
      await form.locator('[name=newsletter]').check();
      await solved();
      await submit.click();
      await expect(summary).toHaveText('An error has occurred, please try again.');
      const response = await reported;
      expect(response.status()).toBe(204);
      expect(response.request().postDataJSON()).toEqual({
        form: 'newsletter',
        call: '/send-lead',
        ...failure,
      });
    });
  }

  test('shows telephone and email of the yard after too many tries', async ({ page }) => {
    const problem = { code: 'tooMany', status: 429, title: 'Too many', retryAfterSeconds: 600 };
    await page.route('**/send-lead', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    const { form, submit, summary, solved } = await openForm(page, '/de/newsletter');
    await fillIn(form, PERSON);
    await tick(form, 'EST-042');
    await form.locator('[name=newsletter]').check();
    await solved();
    await submit.click();
    await expect(summary).toContainText('10 Minuten');
    await expect(summary).toBeFocused();
    await expect(summary.locator('a[href^="tel:+"]')).toBeVisible();
    await expect(summary.locator('a[href^="mailto:"]')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('the boat of the address is ticked; what was written survives a reload, and is cleared on demand', async ({
  page,
}) => {
  const { form } = await openForm(page, '/brochure?model=estran-42&hull=sand');
  await expect(form.locator('[name=boats]:checked')).toHaveValue('EST-042');
  await form.getByText('More about you').click();
  await fillIn(form, { ...PERSON, mobile: '+44 1326 555 012' });
  await tick(form, 'EST-060');
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText('Your earlier answers are still here.')).toBeVisible();
  for (const [name, value] of Object.entries(PERSON)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }
  // Its group is folded, unless something is written there.
  await expect(form.locator('[name=mobile]')).toBeVisible();
  await expect(form.locator('[name=boats]:checked')).toHaveCount(2);
  await form.getByRole('button', { name: 'Clear the form' }).click();
  await expect(form.locator('[name=firstName]')).toHaveValue('');
  await expect(form.locator('[name=boats]:checked')).toHaveValue('EST-042');
  await expect(form.locator('[name=firstName]')).toBeFocused();
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await waitForHydration(form);
  await expect(form.getByText('Your earlier answers are still here.')).toBeHidden();
});

test.describe('a visitor who types before the scripts have loaded', () => {
  test('keeps what was typed before hydration', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/contact/EST-FR-001', { waitUntil: 'commit' });
    const form = page.locator('form#form');
    await fillIn(form, { ...PERSON, subject: 'spare-parts', message: 'A cleat.' });
    await tick(form, 'EST-046');
    release();
    await waitForHydration(form);
    for (const [name, value] of Object.entries({ ...PERSON, subject: 'spare-parts', message: 'A cleat.' })) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await expect(form.locator('[name=boats]:checked')).toHaveValue('EST-046');
    await expect(form.getByText('Your earlier answers are still here.')).toBeHidden();
  });
});

test.describe('a form that cannot be sent', () => {
  test.use({ expectedNoise: /form-submit|send-lead|form-failures|Failed to load resource/ });

  test('shows a message, keeps the answers, and is sent again under the same key', async ({ page }) => {
    const calls = recordCalls(page);
    let isDown = true;
    await page.route(/\/(form-submit|send-lead)$/, (route) => (isDown ? route.abort() : route.continue()));
    const { form, submit, summary, success, solved } = await openForm(page, '/brochure');
    await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
    await tick(form, 'EST-042');
    await solved();
    await submit.click();
    await expect(summary).toHaveText('An error has occurred, please try again.');
    await expect(summary).toHaveAccessibleName('An error has occurred, please try again.');
    await expect(summary).toBeFocused();
    await expect(form.locator('[name=firstName]')).toHaveValue('Morwenna');
    isDown = false;
    await submit.click();
    await expect(success).toContainText(REFERENCE);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  test('keeps its key over a reload, and takes another for other content', async ({ page }) => {
    const calls = recordCalls(page);
    let isDown = true;
    await page.route(/\/(form-submit|send-lead)$/, (route) => (isDown ? route.abort() : route.continue()));
    const { form, submit, summary, success, solved } = await openForm(page, '/newsletter');
    await fillIn(form, PERSON);
    await tick(form, 'EST-042');
    await form.locator('[name=newsletter]').check();
    await solved();
    await submit.click();
    await expect(summary).toBeVisible();
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await form.locator('[name=firstName]').focus();
    await solved();
    await submit.click();
    await expect(summary).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).toBe(calls[0]?.key);
    isDown = false;
    await form.locator('[name=firstName]').fill('Morgan');
    await solved();
    await submit.click();
    await expect(success).toContainText(REFERENCE);
    expect(calls[2]?.key).not.toBe(calls[0]?.key);
  });

  test('fetches one other puzzle when it is changed after it was sent, and keeps that one', async ({
    page,
  }) => {
    let isDown = true;
    let puzzles = 0;
    await page.route(/\/(form-submit|send-lead)$/, (route) => (isDown ? route.abort() : route.continue()));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/puzzle') puzzles++;
    });
    const { form, submit, summary, success, solved } = await openForm(page, '/brochure');
    await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
    await tick(form, 'EST-042');
    await solved();
    await submit.click();
    await expect(summary).toBeVisible();
    expect(puzzles).toBe(1);
    await form.locator('[name=lastName]').pressSequentially('-Nankivell');
    await solved();
    await form.locator('[name=lastName]').pressSequentially(' of Falmouth');
    await solved();
    expect(puzzles).toBe(2);
    isDown = false;
    await submit.click();
    await expect(success).toContainText(REFERENCE);
  });

  test('shows a message when there is no connection', async ({ page, context }) => {
    const { form, submit, summary, solved } = await openForm(page, '/newsletter');
    await fillIn(form, PERSON);
    await tick(form, 'others');
    await form.locator('[name=newsletter]').check();
    await solved();
    await context.setOffline(true);
    await submit.click();
    await expect(summary).toContainText('An error has occurred, please try again. No connection.');
    await context.setOffline(false);
  });
});

test('a double click sends one request', async ({ page }) => {
  const calls = recordCalls(page);
  const { form, submit, success, solved } = await openForm(page, '/brochure');
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
  await tick(form, 'EST-042');
  await solved();
  await submit.dblclick();
  await expect(success).toContainText(REFERENCE);
  expect(calls.map(({ path }) => path)).toEqual(['/form-submit', '/send-lead']);
});

test('another request begins with the name of the one before alone, and a key of its own', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const { form, submit, success, solved } = await openForm(page, '/brochure');
  const send = async () => {
    await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
    await tick(form, 'EST-042');
    await solved();
    await submit.click();
    await expect(success).toContainText(REFERENCE);
  };
  await send();
  await success.getByRole('button', { name: 'Send another request' }).click();
  await expect(form.locator('[name=firstName]')).toHaveValue(PERSON.firstName);
  await expect(form.locator('[name=firstName]')).toBeFocused();
  await expect(form.locator('[name=boats]:checked')).toHaveCount(0);
  await send();
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

test('who has sent a form finds the next one begun, as no draft; another tab knows nothing', async ({
  page,
  context,
}) => {
  const { form, submit, success, solved } = await openForm(page, '/brochure');
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
  await tick(form, 'EST-042');
  await solved();
  await submit.click();
  await expect(success).toContainText(REFERENCE);
  const value = (name: string, on = page) => on.locator(`form#form [name=${name}]`);
  await openForm(page, '/de/probeschlag');
  await expect(value('firstName')).toHaveValue(PERSON.firstName);
  await expect(value('email')).toHaveValue(PERSON.email);
  await expect(value('country')).toHaveValue('GB');
  await expect(value('postalCode')).toHaveValue('TR11 3QY');
  await page.reload();
  await expect(value('firstName')).toHaveValue(PERSON.firstName);
  await expect(page.locator('form#form [role=status]').filter({ hasText: /\S/ })).toHaveCount(0);
  const other = await context.newPage();
  await openForm(other, '/brochure');
  await expect(value('firstName', other)).toHaveValue('');
});

for (const [what, consent, isTold] of [
  ['with consent', { C0003: 1 }, true],
  ['without consent', { C0003: 0 }, false],
] as const) {
  test.describe(`the data layer ${what}`, () => {
    test.use({ consent });

    test(`has an event for a brochure, ${isTold ? 'with' : 'without'} personal data`, async ({ page }) => {
      const { form, submit, success, solved } = await openForm(page, '/brochure');
      await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
      await tick(form, 'EST-042');
      await solved();
      await submit.click();
      await expect(success).toBeVisible();
      const events = await page.evaluate(() => (window.dataLayer ?? []).filter((entry) => 'event' in entry));
      expect(events).toContainEqual({ event: 'dataLayer.ready' });
      expect(events.at(-1)).toMatchObject({
        event: 'contact.confirmation',
        contact: { type: 'brochure', subtype: 'website', optin: false, boatModel: 'Estran 42' },
      });
      const user = { firstName: 'morwenna', email: 'morwenna@penrose.example', type: 'prospect' };
      if (isTold) expect(events.at(-1)).toMatchObject({ user });
      else expect(events.at(-1)).not.toHaveProperty('user');
    });
  });
}

test('a wrong field or fieldset has a rule at its side, and its message between label and field', async ({
  page,
}) => {
  const { form, submit, summary } = await openForm(page, '/de/probeschlag');
  await submit.click();
  const links = await summary.getByRole('link').all();
  expect(links.length).toBeGreaterThan(6);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const link of links) {
      const message = (await link.textContent()) ?? '';
      await link.click();
      const field = form.locator(':focus');
      const wrong = form.locator('[data-invalid]').filter({ has: page.locator(':focus') });
      await expect(wrong).toHaveCSS('border-inline-start-width', '4px');
      const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
      const places = [wrong.locator('label, legend').first(), wrong.getByText(message), field];
      const [label = 0, said = 0, reached = 0] = await Promise.all(places.map(top));
      expect([message, label > 0, said > label, reached > said]).toEqual([message, true, true, true]);
    }
  }
});

test.describe('a form that the browser has posted', () => {
  test.use({ expectedNoise: /422|Failed to load resource/ });

  test('begins with its message, which has the focus', async ({ page }) => {
    const { form, summary } = await openForm(page, '/de/newsletter');
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(summary).toContainText('Bitte geben Sie Ihren Vornamen an');
    await expect(summary).toBeFocused();
  });
});

test('a phone lists the days of a sea trial that are offered, with their hours, then the others as ranges', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: viewports.telephone });
  await page.goto('/de/probeschlag');
  const days = page.locator('label:has([name=day])').filter({ has: page.locator('svg, :disabled') });
  // It ends with a whole week, and does not begin with the rest of one that offers nothing.
  const inputs = await days
    .locator('input')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ value, disabled }) => ({ weekday: new Date(value).getUTCDay(), disabled })),
    );
  expect(inputs.length).toBeGreaterThanOrEqual(28);
  expect(inputs.at(-1)?.weekday).toBe(0);
  const monday = inputs.findIndex(({ weekday }) => weekday === 1);
  expect(monday === 0 || inputs.slice(0, monday).some(({ disabled }) => !disabled)).toBe(true);
  const offered = days.filter({ visible: true });
  expect(await offered.locator(':disabled').count()).toBe(0);
  const texts = await offered.evaluateAll((all: HTMLElement[]) => all.map(({ innerText }) => innerText));
  for (const text of texts) expect(text).toMatch(/^\S+, \d+\. \S+\s+\d\d:\d\d–\d\d:\d\d\s/);
  const others = page.getByRole('list', { name: 'Tage ohne Probeschlag' });
  await expect(others).toBeHidden();
  await page.locator('summary', { hasText: 'Tage ohne Probeschlag' }).press('Enter');
  await expect(others.getByText(/\d+\.(\s\S+)?\s?–\s?\d+\.\s\S+/)).not.toHaveCount(0);
  const place = async () => {
    const [row, date] = [
      await offered.nth(2).boundingBox(),
      await offered.nth(2).locator('span').first().boundingBox(),
    ];
    return (date?.y ?? NaN) - (row?.y ?? NaN);
  };
  const before = await place();
  await offered.nth(2).click();
  await expect(offered.nth(2).getByText(/Tidenhub/)).toBeInViewport();
  expect(await place()).toBe(before);
  await page.close();
});

test('a phone folds the later months of a sea trial, and says above the button what is asked for', async ({
  page,
}) => {
  const { form, submit } = await openForm(page, '/sea-trial');
  await page.setViewportSize({ width: 390, height: 844 });
  const bottom = await submit.evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
  // Some four weeks have more days with water and daylight than others.
  const days = await form.getByRole('group', { name: 'Day: the next four weeks' }).boundingBox();
  expect(bottom - (days?.height ?? Number.NaN), 'three screens, besides the days').toBeLessThan(3 * 844);
  const chosen = form.locator(`[id="${await submit.getAttribute('aria-describedby')}"]`);
  await expect(chosen).toHaveText('Your day: not chosen yet');
  const day = form.locator('label:has([name=day]:enabled)').nth(2);
  await day.click();
  await tick(form, 'EST-042');
  const hours = (await day.getByText(/^\d\d:\d\d–\d\d:\d\d$/).textContent()) ?? '';
  await expect(chosen).toHaveText(new RegExp(`^Your day: \\w+day,? .*\\d.*, ${hours}, Estran 42$`));
  const month = form.locator('label').filter({ hasText: 'good tide' }).first();
  await expect(month).toBeHidden();
  await form.locator('summary', { hasText: 'Choose a month' }).click();
  await month.click();
  await expect(chosen).toHaveText(/^\w+ 20\d\d, Estran 42$/);
});

for (const javaScriptEnabled of [true, false])
  for (const size of ['telephone', 'laptop'] as const)
    test(`the hero of the sea trial leads to the calendar itself, which then has the keyboard (${size}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript)`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, viewport: viewports[size] });
      await page.goto('/de/probeschlag');
      const hero = page.locator('[data-block=secondary-hero]');
      const calendar = page.getByRole('group', { name: 'Tag: die nächsten vier Wochen' });
      const first = calendar.locator('[name=day]:enabled').first();
      for (const link of [hero.getByRole('link', { name: 'Probeschlag anfragen' }), hero.locator('p a')]) {
        await page.keyboard.press('Control+Home');
        await link.click();
        await expect(calendar.getByText('Tag: die nächsten vier Wochen')).toBeInViewport({ ratio: 1 });
        const [header, start] = [
          await page.locator('header').first().boundingBox(),
          await calendar.boundingBox(),
        ];
        expect(start?.y).toBeGreaterThanOrEqual(javaScriptEnabled ? 0 : (header?.height ?? Infinity));
        expect(start?.y).toBeLessThan(150);
        await expect(first.locator('..')).toBeInViewport({ ratio: 1 });
        if (!javaScriptEnabled) await page.keyboard.press('Tab');
        await expect(first).toBeFocused();
      }
      // The link names that day.
      await expect(first).toBeChecked();
      await page.close();
    });

test('what happens after the request for a sea trial stays beside its form, on a phone it follows', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: viewports.laptop });
  await page.goto('/de/probeschlag');
  const next = page.getByRole('heading', { name: 'So geht es weiter' });
  const send = page.locator('form#form button[type=submit]');
  await page.locator('form#form [name=firstName]').scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport();
  await expect(page.getByText('quai des Marées').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(viewports.telephone);
  const [end, start] = [await send.boundingBox(), await next.boundingBox()];
  expect(start?.y).toBeGreaterThan((end?.y ?? Infinity) + (end?.height ?? 0));
  await page.close();
});

test.describe('a tour of the yard', () => {
  for (const javaScriptEnabled of [true, false])
    test(`asks for day, hour and people, and the receipt says them (${javaScriptEnabled ? 'with' : 'without'} JavaScript)`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: viewports.telephone });
      const page = await context.newPage();
      const calls = recordCalls(page);
      const open = async () => {
        if (javaScriptEnabled) return openForm(page, '/de/werftbesuch');
        await page.goto('/de/werftbesuch');
        return { form: page.locator('form#form'), solved: async () => {} };
      };
      const { form, solved } = await open();
      const [submit, summary] = [form.locator('button[type=submit]'), form.locator('[id$="-summary"]')];
      await expect(form.locator('[name=subject], [name=postalCode]')).toHaveCount(0);
      await submit.click();
      await expect(summary.getByRole('link')).toHaveText([
        /Tag|Termin/,
        /Uhrzeit/,
        ...[/Vornamen/, /Nachnamen/, /E-Mail/, /Land/],
      ]);
      await summary.getByRole('link').first().click();
      const days = form.getByRole('group', { name: 'Gewünschter Tag' });
      await expect(days.getByRole('radio').first()).toBeFocused();
      expect(await days.getByRole('radio').count()).toBe(6);
      for (const value of await days
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))) {
        expect(new Date(value).getUTCDay(), value).toBe(3);
        expect(Date.parse(value), value).toBeGreaterThan(Date.now());
      }
      // By keyboard, as any radio buttons.
      await page.keyboard.press('ArrowDown');
      const day = days.getByRole('radio').nth(1);
      await expect(day).toBeChecked();
      await form.locator('label').filter({ hasText: '14:30' }).click();
      await fillIn(form, { ...PERSON, crew: '3' });
      await solved();
      const asked = await day.inputValue();
      await submit.click();
      const facts = page.locator('div#form dl');
      const [, month = '', date = ''] = asked.split('-');
      const name = new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(`2026-${month}-15`));
      await expect(facts).toContainText(
        new RegExp(
          `EST-.*Gewünschte FührungMittwoch, ${Number(date)}\\. ${name} 20\\d\\d, 14:30.*Anzahl der Gäste3`,
        ),
      );
      await expect(facts).toContainText('Meist am selben Tag');
      await expect(facts).toContainText('Tor der Werft, 3 quai des Marées');
      if (javaScriptEnabled) {
        const sent = { datetime: asked, time: '14:30', crew: 3, subject: 'other request' };
        expect(calls[0]?.body).toMatchObject({ ...sent, boats_of_interests: 'Others=' });
        expect(JSON.stringify(calls[1]?.body)).toContain(`Tour of the yard on ${asked} at 14:30, guests: 3`);
      } else await expect(page).toHaveURL(new RegExp(`&day=${asked}&time=14:30&guests=3#form$`));
      await context.close();
    });

  test('has no accessibility violations, with its messages, at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const { submit, summary } = await openForm(page, '/de/werftbesuch');
    await submit.click();
    await expect(summary).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityViolations(page, undefined, 'form#form')).toEqual([]);
  });
});

test('a German form has no horizontal overflow at 768, 360 and 320 px', async ({ page }) => {
  const { submit, summary } = await openForm(page, '/de/kontakt/EST-FR-001');
  await submit.click();
  await expect(summary).toBeVisible();
  for (const width of [768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /422|Failed to load resource/ });

  test('a form shows the same messages, and keeps the answers', async ({ page }) => {
    await page.goto('/brochure');
    const form = page.locator('form#form');
    await expect(form.locator('noscript p')).toContainText('needs JavaScript');
    // All at once, and not the browser's own message at the first.
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[id$="-summary"]').getByRole('link')).toHaveCount(6);
    await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY' });
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[id$="-summary"]')).toContainText('Choose at least one boat');
    await expect(form.locator('[name=firstName]')).toHaveValue('Morwenna');
    await expect(form.locator('[name=country]')).toHaveValue('GB');
    await tick(form, 'EST-042');
    await form.locator('button[type=submit]').click();
    await expect(page.locator('div#form')).toContainText(REFERENCE);
  });

  test('the calendar of sea trials shows the tide of the chosen day, and the postal code is there from the start', async ({
    page,
  }) => {
    await page.goto('/fr/essai-en-mer');
    const form = page.locator('form#form');
    const closed = form.locator('label:has([name=day]:disabled)').first();
    await expect(closed.locator('input')).toHaveAccessibleName(/\s: (Il nous faut|Jour|Pas)/);
    await closed.click({ force: true });
    await expect(form.locator('[name=day]:checked')).toHaveCount(0);
    await form.locator('label:has([name=day]:enabled)').nth(7).click();
    await expect(form.getByText(/pleine mer .* marnage/).nth(7)).toBeVisible();
    await expect(form.locator('[name=postalCode]')).toBeVisible();
    await fillIn(form, { ...PERSON, lastName: 'Sans Script', postalCode: 'TR11 3QY', crew: '2' });
    await tick(form, 'EST-046');
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\?sent=EST-[\w-]{9}&day=[\d-]{10}&boats=EST-046#form$/);
    const facts = page.locator('div#form dl');
    await expect(facts).toContainText(
      /EST-.*Estran 46.* 20\d\d.*service des ventes.*Pleine mer .*quai des Marées/s,
    );
  });

  test('the footer passes an email address to the newsletter form, and not in the URL', async ({ page }) => {
    await page.goto('/de/die-werft');
    const email = page.getByRole('contentinfo').locator('input[type=email]');
    await email.fill('maelle+sea@estran.example');
    await email.press('Enter');
    await expect(page).toHaveURL('/de/newsletter');
    await expect(page.locator('form#form [name=email]')).toHaveValue('maelle+sea@estran.example');
  });
});
