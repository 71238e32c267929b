import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { fillIn, PERSON, recordCalls } from './leadFormPage.ts';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { passForPerson, waitForCaptcha } from './solveCaptcha.ts';

const choose = (page: Page, name: string) =>
  page.locator('label', { hasText: new RegExp(`^${name}`) }).click();
/** Of the boat that is shown, in her picture or her drawing; those of the others are there, hidden. */
const layer = (page: Page, name: string) =>
  page.locator(`:is(svg, svg *, div:has(> picture))[data-layer^="${name}"]:visible`);
/** The lines below the choices that are shown, and the sum; without what a pack brings, small below its name. */
const lines = async (page: Page, within = 'form'): Promise<string[]> => {
  const rows = await page.locator(`${within} :is(dl > div, dl + div p):visible`).all();
  const texts = await Promise.all(
    rows.map(async (row) => {
      const brought = await row.locator('small').allInnerTexts();
      return brought.reduce((text, words) => text.replace(words, ''), await row.innerText());
    }),
  );
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: viewports.telephone });

  test('the drawing follows the choices; the URL contains them', async ({ page }) => {
    await page.goto('/de/konfigurieren?model=estran-46');
    const choices = ['Segel: Dacron weiß Ohne Aufpreis', 'Kabinen: 3 Ohne Aufpreis'];
    expect(await lines(page)).toEqual([
      ...['Grundpreis 748.510 €', 'Rumpffarbe: Weiß Ohne Aufpreis', ...choices],
      'Ihre Estran 46 748.510 €',
      ...['inkl. 19 % MwSt. (Deutschland) 119.510 €', 'Ohne MwSt. 629.000 €'],
    ]);
    await expect(layer(page, 'hull-0')).toBeVisible();
    await choose(page, 'Lagune');
    await expect(layer(page, 'hull-0')).toBeHidden();
    await expect(layer(page, 'hull-2')).toBeVisible();
    await choose(page, 'Hochsee');
    await choose(page, 'Energie');
    await expect(page.locator('form dl').getByText(/^Drittes Reff und Sturmfock/)).toBeVisible();
    const sum = [
      ...['Grundpreis 748.510 €', 'Rumpffarbe: Lagune Ohne Aufpreis', ...choices],
      ...['Paket: Hochsee + 45.815 €', 'Paket: Energie + 26.061 €'],
      'Ihre Estran 46 820.386 €',
      ...['inkl. 19 % MwSt. (Deutschland) 130.986 €', 'Ohne MwSt. 689.400 €'],
    ];
    expect(await lines(page)).toEqual(sum);
    await page.getByRole('button', { name: 'Eine Adresse zum Merken' }).click();
    await expect(page).toHaveURL(
      '/de/konfigurieren?model=estran-46&hull=lagoon&sail=white&cabins=3&pack=offshore&pack=energy&delivery=DE',
    );
    await expect(page.getByRole('radio', { name: 'Lagune' })).toBeChecked();
    expect(await lines(page)).toEqual(sum);
    await page.getByRole('button', { name: 'Prospekt' }).click();
    await expect(page).toHaveURL(
      '/de/broschuere?model=estran-46&hull=lagoon&sail=white&cabins=3&pack=offshore&pack=energy&delivery=DE',
    );
    await expect(page.locator('[name=boats]:checked')).toHaveValue('EST-046');
    const form = page.locator('form#form');
    await expect(form.getByText('Ihre Estran 46')).toBeVisible();
    await expect(form.locator('dl > div')).toContainText([
      'Lagune',
      'Dacron weiß',
      '3',
      'Hochsee und Energie',
      'Deutschland',
      // What the configurator says of her.
      'Mit MwSt.820.386\u00a0€',
      'Preis689.400\u00a0€ ohne MwSt.',
    ]);
    await form.getByRole('link', { name: 'Dieses Boot ändern' }).click();
    await expect(page).toHaveURL(
      /konfigurieren\?model=estran-46&hull=lagoon&sail=white&cabins=3&pack=offshore&pack=energy&delivery=DE$/,
    );
    await expect(page.getByRole('radio', { name: 'Lagune' })).toBeChecked();
  });

  test('boats are drawn to one scale; the deck plan is that of the boat with its cabins', async ({
    page,
  }) => {
    await page.goto('/configure');
    const hull = async () => (await layer(page, 'hull-0').boundingBox())?.width ?? 0;
    await page.getByRole('checkbox', { name: 'Show her to the same scale as the others' }).check();
    await choose(page, 'Estran 42');
    const small = await hull();
    await choose(page, 'Estran 60');
    expect((await hull()) / small).toBeCloseTo(18.3 / 12.8, 1);

    const plan = page.getByRole('img', { name: 'Deck plan' });
    await choose(page, '6');
    await expect(plan).toHaveAccessibleName('Deck plan with 6 cabins, 18.30 m long and 9.70 m wide');
    const { height } = (await plan.boundingBox()) ?? {};
    // Without the six cabins that are chosen still: her first plan, in the same place.
    await choose(page, 'Estran 42');
    await expect(plan).toHaveAccessibleName('Deck plan with 3 cabins, 12.80 m long and 7.25 m wide');
    expect((await plan.boundingBox())?.height).toBe(height);
    await choose(page, '4');
    await expect(plan).toHaveAccessibleName('Deck plan with 4 cabins, 12.80 m long and 7.25 m wide');
  });

  test('the picture shows her from above on demand: hull colour, cabins and packs that are chosen; the URL says nothing of it', async ({
    page,
  }) => {
    await page.goto('/configure?model=estran-46&hull=lagoon');
    const above = page.locator('form svg:has(> use):visible');
    await expect(above).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'From above' }).check();
    await expect(above).toHaveCount(1);
    const rim = above.locator('[data-layer^=hull]:visible');
    await expect(rim).toHaveCount(1);
    const lagoon = await rim.getAttribute('fill');
    await choose(page, 'Sand');
    await expect(rim).not.toHaveAttribute('fill', lagoon ?? '');
    const plan = above.locator('use[data-layer^=cabins]:visible');
    const owners = await plan.getAttribute('href');
    await choose(page, '4');
    await expect(plan).toHaveCount(1);
    await expect(plan).not.toHaveAttribute('href', owners ?? '');
    await expect(above.locator('[data-layer^=pack]:visible')).toHaveCount(0);
    await choose(page, 'Energy');
    await expect(above.locator('[data-layer^=pack]:visible')).toHaveCount(1);
    await page.getByRole('button', { name: 'An address to keep' }).click();
    await expect(page).toHaveURL(/\?model=estran-46&hull=sand&sail=white&cabins=4&pack=energy&delivery=GB$/);
  });

  for (const [name, viewport] of Object.entries(viewports))
    test(`${name}: boats are seen in pictures that fill their place; drawn whole and to scale on demand, and on paper`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/configure?hull=lagoon');
      const stage = page.locator('form > div:has([data-layer] picture)');
      const { width = 0, height } = (await stage.boundingBox()) ?? {};
      const pictures = stage.locator('img:visible');
      const drawn = stage.locator('svg g:visible');
      for (const boat of ['Estran 45 S', 'Estran 60', 'Estran 42']) {
        await choose(page, boat);
        // In white, what the hull's colour dyes, and what that of the sails does.
        expect(await pictures.count()).toBeGreaterThanOrEqual(3);
        for (const picture of await pictures.all())
          await expect(picture).toHaveJSProperty('complete', true, { timeout: 20_000 });
        // Further down on a phone, she is small beside her price.
        await page.evaluate(() => scrollTo(0, 0));
        const [place, box] = await Promise.all([stage.boundingBox(), pictures.first().boundingBox()]);
        expect(box?.x).toBeLessThanOrEqual(place?.x ?? 0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual((place?.x ?? 0) + width);
        await expect(drawn).toHaveCount(0);
      }

      await page.getByRole('checkbox', { name: 'Show her to the same scale as the others' }).check();
      await expect(pictures).toHaveCount(0);
      expect((await layer(page, 'hull-2').boundingBox())?.width).toBeLessThan(width);
      await expect(page.getByText('10 m', { exact: true })).toBeVisible();
      expect((await stage.boundingBox())?.height).toBe(height);
      await page.getByRole('checkbox', { name: 'Show her to the same scale as the others' }).uncheck();
      await expect(page.getByText('10 m', { exact: true })).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('10 m', { exact: true })).toBeVisible();
      await expect(pictures).toHaveCount(0);
    });

  test('on a phone the page opens with the whole boat; she and the price stay in view in one row above the choices', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/de/konfigurieren?model=estran-60');
    const stage = page.locator('form > div:has([data-layer] picture)');
    const opened = await stage.boundingBox();
    // Her rig: the picture reaches from the top of its place to the water.
    expect((await layer(page, 'hull-').boundingBox())?.y).toBeLessThanOrEqual(opened?.y ?? 0);
    expect(opened?.height).toBeGreaterThan(400);
    await page.locator('[name=delivery]').focus();
    const picture = await stage.boundingBox();
    const end = (picture?.y ?? 0) + (picture?.height ?? 0);
    expect(end).toBeGreaterThan(60);
    expect(end).toBeLessThanOrEqual(76);
    await page.evaluate(() => scrollTo(0, 0));
    const price = (await stage.locator('> div:has(a)').boundingBox())?.y ?? 0;
    // To scale too, the longest as the shortest: from the top of the sails to the keel.
    await page.getByRole('checkbox', { name: 'Im selben Maßstab wie die anderen Boote zeigen' }).check();
    for (const boat of ['Estran 60', 'Estran 50', 'Estran 42']) {
      await choose(page, boat);
      await page.evaluate(() => scrollTo(0, 0));
      const drawn = await page.locator('svg g > g:has([data-layer^="sail"]):visible').boundingBox();
      expect(drawn?.y).toBeGreaterThan(0);
      expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThan(price);
    }
  });

  test('a boat opens in her own finish, and a form says so; colours in the address are kept', async ({
    page,
  }) => {
    const chosen = page.locator('label:has([name=hull]:checked, [name=sail]:checked)');
    await page.goto('/configure?model=estran-50');
    await expect(chosen).toHaveText(['Deep water', 'Cream laminate']);
    await page.goto('/configure?model=estran-45-s');
    await expect(chosen).toHaveText(['Hull white', 'Black laminate']);
    await page.goto('/configure?model=estran-60&hull=sand');
    await expect(chosen).toHaveText(['Sand', 'Black laminate']);
    await page.goto('/configure?model=estran-60');
    await expect(chosen).toHaveText(['Anthracite', 'Black laminate']);
    await page.getByRole('checkbox', { name: 'Show her to the same scale as the others' }).check();
    await expect(layer(page, 'hull-')).toHaveAttribute('fill', '#2b3036');
    // What is sewn stays to be seen on black, and on white.
    const seams = layer(page, 'sail-').last().locator('~ path:not([fill])').first();
    await expect(seams).toHaveCSS('stroke', 'rgb(255, 255, 255)');
    await choose(page, 'White Dacron');
    await expect(seams).not.toHaveCSS('stroke', 'rgb(255, 255, 255)');
    await choose(page, 'Black laminate');
    await page.getByRole('button', { name: 'Ask for an offer' }).first().click();
    await expect(page).toHaveURL(/\/offer\?model=estran-60&hull=anthracite&sail=charcoal&/);
    await expect(page.locator('[data-block=lead-form] dl > div')).toContainText([
      'Anthracite',
      'Black laminate',
    ]);
  });

  for (const name of ['hull', 'sail'])
    test(`the five colours of the ${name} are discs in one row below the name of the chosen one`, async ({
      page,
    }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/configure');
        const discs = page.locator(`label:has([name=${name}]) svg`);
        const places = await discs.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().y),
        );
        expect(places).toHaveLength(5);
        expect(new Set(places).size).toBe(1);
        const named = page.locator(`label:has([name=${name}]:checked) span`);
        await expect(named).toHaveCSS('opacity', '1');
        expect((await named.boundingBox())?.y).toBeLessThan((places[0] ?? 0) - 20);
        await expect(page.locator(`label:has([name=${name}]:not(:checked)) span`).first()).toHaveCSS(
          'opacity',
          '0',
        );
      }
    });

  test('the country says what VAT is due; elsewhere, and on request, there is none', async ({ page }) => {
    await page.goto('/configure?model=estran-42');
    const price = 'Your Estran 42 €489,000 before VAT';
    const country = page.getByLabel('Country where she will be kept');
    await expect(country).toHaveValue('GB');
    expect((await lines(page)).slice(-2)).toEqual([
      'VAT in United Kingdom, 20% €97,800',
      'With VAT €586,800',
    ]);
    await expect(page.getByText('Import VAT, due when she arrives')).toBeVisible();
    await expect(page.getByRole('link', { name: 'GOV.UK' })).toBeVisible();
    await country.selectOption('other');
    expect((await lines(page)).at(-1)).toBe(price);
    await country.selectOption('France (20% VAT)');
    // As the buying guide says it.
    expect((await lines(page)).slice(-3)).toEqual([price, 'VAT in France, 20% €97,800', 'With VAT €586,800']);
    await country.selectOption('ES');
    expect((await lines(page)).at(-1)).toBe('With VAT €591,690');
    const inView = page.locator('form > div:has([data-layer] picture) > div:has(a) > div');
    // A phone has one line: the choice below says the country.
    await expect(inView).toContainText('€489,000 before VAT €591,690 incl. 21% VAT Change', {
      useInnerText: true,
    });
    const change = inView.getByRole('link', { name: 'incl. 21% VAT Change' });
    await change.click();
    await expect(country).toBeFocused();
    const bar = (await inView.boundingBox()) ?? { y: 0, height: 0 };
    expect((await country.boundingBox())?.y).toBeGreaterThan(bar.y + bar.height);
    await choose(page, 'Estran 60');
    expect((await lines(page)).at(-1)).toBe('With VAT about €2.3 million');
    // A pack on request leaves nothing to take VAT on.
    await choose(page, 'Estran 50');
    expect((await lines(page)).at(-1)).toMatch(/^With VAT/);
    await choose(page, 'Regatta');
    expect((await lines(page)).at(-1)).toBe('Your Estran 50 Price on request');
    await expect(inView).toHaveText('Price on request', { useInnerText: true });
    // Others do not have it: their sum is there, although it is ticked still.
    await choose(page, 'Estran 42');
    expect((await lines(page)).at(-1)).toBe('With VAT €591,690');
    await page.goto('/pt/configurar?model=estran-42&delivery=ES');
    expect((await lines(page)).slice(-3)).toEqual([
      'O seu Estran 42 591 690 €',
      'com IVA de 21% (Espanha) 102 690 €',
      'Sem IVA 489 000 €',
    ]);
  });

  test('where the language puts VAT first, boats, packs and sum have that of the country, or none', async ({
    page,
  }) => {
    await page.goto('/de/konfigurieren?model=estran-42');
    const tile = page.locator('label', { hasText: /^Estran 42/ });
    const pack = page.locator('label', { hasText: /^Hochsee/ });
    const country = page.locator('[name=delivery]');
    // A phone says the VAT once, above all boats.
    const boats = page.locator('#choose-model legend');
    await expect(boats).toHaveText(/^Boot · inkl\.\s19\s%\sMwSt\.$/, { useInnerText: true });
    await expect(tile).toHaveText(/Ab 581\.910\s€$/, { useInnerText: true });
    await expect(pack).toHaveText(/\+\s45\.815\s€/, { useInnerText: true });
    await country.selectOption('FR');
    await expect(boats).toHaveText(/^Boot · inkl\.\s20\s%\sMwSt\.$/, { useInnerText: true });
    await expect(tile).toHaveText(/Ab 586\.800\s€$/, { useInnerText: true });
    await country.selectOption('other');
    await expect(boats).toHaveText(/^Boot · ohne\sMwSt\.$/, { useInnerText: true });
    await expect(tile).toHaveText(/Ab 489\.000\s€$/, { useInnerText: true });
    await expect(pack).toHaveText(/\+\s38\.500\s€/, { useInnerText: true });
    expect((await lines(page)).at(-1)).toBe('Ihre Estran 42 489.000 € ohne MwSt.');
    await country.selectOption('DE');
    // On request: the sum says so, and no VAT is taken on it.
    await choose(page, 'Estran 50');
    await choose(page, 'Regatta');
    expect((await lines(page)).at(-1)).toBe('Ihre Estran 50 Preis auf Anfrage');
  });

  test('says what the price of a boat includes for a while, and when the next is delivered', async ({
    page,
  }) => {
    await page.goto('/configure?model=estran-42');
    const offer = page.getByRole('link', {
      name: /^First Season: you save €38,100 before VAT, until 31 January$/,
    });
    await expect(page.getByText('Next delivery in 2027').first()).toBeVisible();
    await choose(page, 'Estran 52');
    await expect(offer).toBeHidden();
    await choose(page, 'Estran 42');
    await expect(offer).toHaveCount(1);
    await offer.click();
    await expect(page).toHaveURL('/first-season');
  });

  test('a pack that the price includes for a while adds nothing, another less, and both say why', async ({
    page,
  }) => {
    await page.goto('/configure?model=estran-42&delivery=other');
    // Nothing to tick.
    await expect(
      page.getByText('Free with First Season, instead of €9,400.').locator('visible=true'),
    ).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Sails/ })).toBeHidden();
    await choose(page, 'At anchor');
    await choose(page, 'Winter');
    expect((await lines(page)).slice(-4)).toEqual([
      ...['Pack: Sails In the price', 'Pack: At anchor + €10,500', 'Pack: Winter + €13,600'],
      'Your Estran 42 €513,100 before VAT',
    ]);
    await choose(page, 'Estran 52');
    await expect(page.getByText('instead of €27,600')).toBeHidden();
    await expect(page.getByText('instead of €9,400').locator('visible=true')).toHaveCount(0);
    expect((await lines(page)).filter((line) => line.includes('Sails In'))).toEqual([]);
    await choose(page, 'Power');
    expect((await lines(page)).at(-1)).toBe('Your Estran 52 €1,238,500 before VAT');
  });

  test('asks for an offer on a page of its own, which says what it is for and asks for no subject', async ({
    page,
  }) => {
    await page.goto('/configure?model=estran-42&hull=sand&delivery=DE');
    await page.getByRole('button', { name: 'Ask for an offer' }).first().click();
    await expect(page).toHaveURL(/\/offer\?model=estran-42&hull=sand/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your offer for the Estran 42');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
    // The boat as she was coloured, under one heading.
    const boat = page.locator('[data-block="lead-form"]');
    await expect(boat.locator('img').first()).toHaveAttribute('src', /configure-42/);
    await expect(boat.locator('path[fill="#d9cbb0"]').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your Estran 42' })).toHaveCount(0);
    const form = page.locator('form#form');
    await expect(form.getByLabel('What it is about')).toHaveCount(0);
    await expect(form.getByLabel('Boats of interest')).toHaveCount(0);
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Quay');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Postcode').fill('24103');
    await form.getByRole('button', { name: 'Ask for this offer' }).click();
    await expect(page.getByText('Your request is on its way')).toBeVisible();
    await expect(page.getByText('You will have the offer for this boat in writing')).toHaveCount(1);
    await page.locator('#form').getByRole('link', { name: 'Ask for a sea trial' }).click();
    await expect(page).toHaveURL(/\/sea-trial\?model=estran-42&hull=sand&.*delivery=DE/);
  });

  for (const [path, query] of [
    ['/configure', 'model=estran-42&hull=sand&pack=energy&pack=at-anchor&delivery=GB'],
    ['/de/konfigurieren', 'model=estran-52&cabins=5&pack=power'],
    ['/de/konfigurieren', 'model=estran-50&pack=regatta&delivery=FR'],
  ])
    test(`${path}?${query}: the page of the offer has the bill of the configurator, line by line`, async ({
      page,
    }) => {
      await page.goto(`${path}?${query}`);
      const [bill, notes] = [await lines(page), page.locator('form dl + div + div p:visible')];
      const words = await notes.allInnerTexts();
      await page.locator('[formaction]').first().click();
      const offered = '[data-block=lead-form]';
      await expect(page.locator(`${offered} dl`)).toBeVisible();
      expect(await lines(page, offered)).toEqual(bill);
      expect(await page.locator(`${offered} dl + div + div p`).allInnerTexts()).toEqual(words);
    });

  for (const width of [360, 768, 1920]) {
    test(`at ${width} px an offer can be asked for beside the sum, which stays in view`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/de/konfigurieren?model=estran-42&delivery=DE');
      // With room, each boat says its VAT, and the bar the country.
      const isWide = width >= 768;
      const bar = page.locator('form > div:has([data-layer] picture) > div:has(a) > div');
      await expect(bar).toHaveText(
        isWide ? /inkl\. 19\s% MwSt\. \(Deutschland\) Ändern/ : /inkl\. 19\s% MwSt\. Ändern/,
        { useInnerText: true },
      );
      const tile = page.locator('label', { hasText: /^Estran 42/ });
      await expect(tile).toHaveText(isWide ? /Ab 581\.910\s€\sinkl\.\s19\s%\sMwSt\./ : /Ab 581\.910\s€$/, {
        useInnerText: true,
      });
      await expect(page.locator('#choose-model legend')).toHaveText(
        isWide ? 'Boot' : /^Boot · inkl\.\s19\s%\sMwSt\.$/,
        {
          useInnerText: true,
        },
      );
      await page.getByRole('checkbox', { name: /^Winter/ }).focus();
      const sum = page.locator('form').getByRole('button', { name: 'Angebot anfordern' }).first();
      await expect(sum).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await sum.click();
      await expect(page).toHaveURL(/\/angebot\?model=estran-42/);
    });
  }

  test('boats by length, in the configurator, the comparison and a form', async ({ page }) => {
    const order = ['42', '45 S', '46', '50', '52', '60'].map((number) => `Estran ${number}`);
    await page.goto('/configure');
    await expect(page.locator('label:has([name=model])')).toContainText(order);
    await page.goto('/compare');
    await expect(page.locator('label:has([name=boats])')).toContainText(order);
    await page.goto('/sea-trial');
    const values = page.locator('form#form [name=boats]');
    expect(await values.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))).toEqual(
      ['042', '045', '046', '050', '052', '060'].map((number) => `EST-${number}`),
    );
  });

  test('what a pack brings is drawn once it is chosen, on boats that can have it', async ({ page }) => {
    await page.goto('/configure?model=estran-42');
    const drawn = layer(page, 'pack-');
    await expect(drawn).toHaveCount(0);
    await choose(page, 'Energy');
    await expect(drawn).toHaveCount(1);
    await choose(page, 'Offshore');
    await expect(drawn).toHaveCount(2);
    // Not for her.
    await choose(page, 'Estran 52');
    await expect(drawn).toHaveCount(1);
  });

  test('each boat offers her brochure, whose form then has her chosen', async ({ page }) => {
    const brochure = page.getByRole('button', { name: 'Request its brochure' });
    await page.goto('/configure?model=estran-46');
    await expect(brochure).toBeVisible();
    await choose(page, 'Estran 50');
    await expect(brochure).toBeVisible();

    const bar = page.getByRole('navigation', { name: 'Come aboard' });
    await page.goto('/boats/estran-50');
    // The bar stands back while the first link of the opening is on the screen.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(bar.getByRole('link')).toHaveText(['Sea trial', 'Configure', 'Brochure']);
    await page.goto('/brochure?model=estran-50');
    await expect(page.locator('form#form [name=boats]:checked')).toHaveValue('EST-050');
  });
});

test('choices made by keyboard: the address and its link follow; they are sent with a sea-trial request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await passForPerson(page);
  const calls = recordCalls(page);
  await openPage(page, '/configure');
  // A boat without five cabins, and without the pack for cruising.
  await choose(page, 'Estran 46');
  await choose(page, '5');
  await choose(page, 'Offshore');
  await choose(page, 'Energy');
  await choose(page, 'Estran 45 S');
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeHidden();
  await expect(page).toHaveURL(
    '/configure?model=estran-45-s&hull=white&sail=charcoal&cabins=3&pack=energy&delivery=GB',
  );
  expect(await lines(page)).toContain('Your Estran 45 S €819,900 before VAT');
  await choose(page, 'Energy');
  expect(await lines(page)).toContain('Your Estran 45 S €798,000 before VAT');
  await choose(page, 'Estran 42');
  await page.getByRole('radio', { name: 'Estran 42' }).focus();
  await page.keyboard.press('ArrowRight');
  // Past the box for the scale.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/configure?model=estran-45-s&hull=sand&sail=charcoal&cabins=3&delivery=GB');
  await page.getByRole('button', { name: 'Copy the link' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(layer(page, 'hull-1')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for a sea trial' }).click();
  const form = page.locator('form#form');
  await waitForHydration(form);
  await expect(form.locator('[name=boats]:checked')).toHaveValue('EST-045');
  await fillIn(form, { ...PERSON, postalCode: 'TR11 3QY', crew: '2' });
  await form.locator('[name=day]:enabled').nth(5).check();
  await waitForCaptcha(page);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('div#form')).toContainText(/EST-[0-9A-Z]{4}/);
  const [submission, lead] = calls.map(({ body }) => body);
  expect(submission).toMatchObject({
    configuration: 'model=estran-45-s&hull=sand&sail=charcoal&cabins=3&delivery=GB',
  });
  expect(JSON.stringify(lead)).toContain(
    'Configuration: model=estran-45-s, hull=sand, sail=charcoal, cabins=3, delivery=GB',
  );
});

test('another boat is shown in her own finish, but keeps a colour that was chosen', async ({ page }) => {
  await openPage(page, '/configure');
  await choose(page, 'Estran 60');
  await expect(page).toHaveURL(/model=estran-60&hull=anthracite&sail=charcoal&/);
  await choose(page, 'Estran 50');
  await expect(page).toHaveURL(/model=estran-50&hull=deep&sail=cream&/);
  await choose(page, 'Tan bark');
  await choose(page, 'Estran 46');
  await expect(page).toHaveURL(/model=estran-46&hull=white&sail=tan&/);
  await choose(page, 'Lagoon');
  await page.reload();
  await choose(page, 'Estran 60');
  await expect(page).toHaveURL(/model=estran-60&hull=lagoon&sail=tan&/);
});

test('another boat that was chosen before the scripts came is shown in her own finish as soon as they have', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/configure', { waitUntil: 'commit' });
  await choose(page, 'Estran 60');
  scripts.resolve();
  await expect(page).toHaveURL(/model=estran-60&hull=anthracite&sail=charcoal&/);
});

test('where the clipboard is refused, the address is shown, to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openPage(page, '/configure?model=estran-42');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'did not allow copying' })).toBeVisible();
  const address = page.getByRole('textbox', { name: 'An address to keep' });
  await expect(address).toHaveValue(page.url());
  await choose(page, 'Sand');
  await address.focus();
  await expect(address).toHaveValue(/hull=sand/);
  expect(await page.evaluate(() => `${window.getSelection()}`)).toBe(page.url());
});

test('a boat that was put together is offered on her page and at the configurator, later only if she was kept', async ({
  page,
  context,
}) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/configure');
  await choose(page, 'Estran 46');
  await choose(page, 'Lagoon');
  await expect(page).toHaveURL(/model=estran-46&hull=lagoon/);
  const query = new URL(page.url()).search;
  const yours = (on: Page) => on.getByRole('link', { name: 'Your boat' });
  const bar = (on: Page) => on.locator('[data-block=anchors-menu]');
  const resume = (on: Page) => on.getByRole('button', { name: /^Go on with your Estran.46$/ });

  await openPage(page, '/boats/estran-46');
  await bar(page).scrollIntoViewIfNeeded();
  await expect(yours(page)).toHaveAttribute('href', `/configure${query}`);
  await expect(page.getByRole('link', { name: 'Configure your 46' }).first()).toHaveAttribute(
    'href',
    `/configure${query}`,
  );
  await openPage(page, '/boats/estran-42');
  await bar(page).scrollIntoViewIfNeeded();
  await expect(bar(page).getByRole('link', { name: 'Configure', exact: true })).toBeVisible();
  await expect(yours(page)).toHaveCount(0);

  // Another visit knows nothing of her.
  const other = await context.newPage();
  await openPage(other, '/configure');
  await other.getByRole('button', { name: 'Keep for next time' }).scrollIntoViewIfNeeded();
  await expect(resume(other)).toHaveCount(0);

  await openPage(page, '/configure');
  await resume(page).click();
  await expect(page).toHaveURL(`/configure${query}`);
  await expect(page.getByRole('radio', { name: /^Estran 46/ })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Lagoon' })).toBeChecked();
  await expect(resume(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep for next time' }).click();
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await openPage(other, '/configure');
  await expect(resume(other)).toBeVisible();
  await openPage(other, '/boats/estran-46');
  await bar(other).scrollIntoViewIfNeeded();
  await expect(yours(other)).toHaveAttribute('href', `/configure${query}`);
});

test('on a phone the boat that was put together is offered beside the price, never over the boat', async ({
  page,
}) => {
  await page.setViewportSize(viewports.telephone);
  await openPage(page, '/configure');
  await choose(page, 'Estran 46');
  // She is kept once her address is.
  await expect(page).toHaveURL(/model=estran-46/);
  await openPage(page, '/configure');
  const price = await page.locator('form > div:has([data-layer] picture) > div:has(a)').boundingBox();
  const resume = page.getByRole('button', { name: /^Go on with your Estran.46$/ });
  expect((await resume.boundingBox())?.y).toBeGreaterThanOrEqual(price?.y ?? 1e4);
});

test('on a phone the strip that stays in view shows the whole boat beside her price', async ({ page }) => {
  await page.setViewportSize(viewports.telephone);
  await openPage(page, '/configure?model=estran-46');
  const picture = page.locator('[data-block=configurator] img').filter({ visible: true }).first();
  const offer = page.getByRole('button', { name: 'Ask for an offer' }).first();
  await choose(page, 'Tan bark');
  await page.getByRole('checkbox', { name: /^Energy/ }).focus();
  await expect.poll(async () => Math.round((await picture.boundingBox())?.y ?? NaN)).toBe(0);
  const [boat, ask] = [await picture.boundingBox(), await offer.boundingBox()];
  expect(boat?.height).toBeGreaterThan(64);
  expect(boat?.height).toBeLessThanOrEqual(76);
  // Of her picture, the boat takes the middle half.
  expect((boat?.x ?? NaN) + 0.27 * (boat?.width ?? NaN)).toBeGreaterThan(0);
  expect(ask?.x).toBeGreaterThan((boat?.x ?? NaN) + 0.73 * (boat?.width ?? NaN));
  expect((ask?.y ?? NaN) + (ask?.height ?? NaN)).toBeLessThanOrEqual(boat?.height ?? NaN);
});

test('on a phone a third of the screen is boat while her colours are chosen; links lead to each choice', async ({
  page,
}) => {
  await page.setViewportSize(viewports.telephone);
  await openPage(page, '/configure?model=estran-46');
  const stage = page.locator('form > div:has([data-layer] picture)');
  const toEnd = async () => {
    const { y = 0, height = 0 } = (await stage.boundingBox()) ?? {};
    return (y + height) / viewports.telephone.height;
  };
  for (const name of ['Hull colour', 'Sails']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(toEnd).toBeGreaterThan(0.38);
    // The colours are below her.
    const colours = await page.getByRole('group', { name }).boundingBox();
    expect((colours?.y ?? 0) / viewports.telephone.height).toBeGreaterThanOrEqual((await toEnd()) - 0.02);
  }
  await page.getByRole('link', { name: 'Packs', exact: true }).click();
  await expect.poll(toEnd).toBeLessThan(0.2);
});

for (const [name, viewport] of Object.entries(viewports))
  test(`${name}: a ring shows where a pack is carried while it has the focus; the boat stays whole`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/configure?model=estran-50');
    const picture = page.locator('div:has(> picture)[aria-hidden]').filter({ visible: true }).first();
    const ring = () => picture.evaluate((element) => getComputedStyle(element, '::after').opacity);
    await page.getByRole('checkbox', { name: /^Regatta/ }).focus();
    const whole = (await picture.boundingBox())?.width;
    expect(await ring()).toBe('0');
    await page.getByRole('checkbox', { name: /^Energy/ }).press('Space');
    await expect.poll(ring).toBe('1');
    expect((await picture.boundingBox())?.width).toBe(whole);
    await page.getByRole('checkbox', { name: /^Regatta/ }).focus();
    await expect.poll(ring).toBe('0');
  });
