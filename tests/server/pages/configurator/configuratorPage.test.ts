import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Configurator } from '../../../../schemas/blocks/configurator.ts';
import type { Page } from '../../../../schemas/page.ts';
import { getPageForm } from '../../../../server/leads/PageForm.ts';
import { buildPage } from '../../../../server/pages/buildPage.ts';
import { withoutServices } from '../../../../server/pages/withoutServices.ts';
import type { Content } from '../../../../server/services/content/Content.ts';
import { demoBrand } from '../../../demoBrand.ts';
import { startDemoContent, startWithoutBrochure } from '../../routes/demoContent.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

const build = (path: string, query = '', brand = demoBrand, from = content) =>
  buildPage(
    path,
    new URLSearchParams(query),
    withoutServices(from, { siteUrl: 'https://estran.example', brand }),
  );

const getChosen = (page: Page) => {
  const block = page.blocks.find(({ type }) => type === 'configurator');
  const props = block?.props as Configurator | undefined;
  return props?.groups.map(({ options }) => options.find(({ isChosen }) => isChosen)?.label);
};

describe('the configurator', () => {
  it.each([
    ['/configure', ['Estran 46', 'Lagoon', 'Tan bark', '4', 'Energy']],
    ['/de/konfigurieren', ['Estran 46', 'Lagune', 'Lohfarben', '4', 'Energie']],
  ])('%s: shows the boat of the query, noindex', async (path, labels) => {
    const page = await build(path, 'cabins=4&hull=lagoon&model=estran-46&pack=energy&sail=tan');
    if ('location' in page) throw new Error(page.location);
    expect(getChosen(page)).toEqual(labels);
    expect(page.seo.robots).toBe('noindex,follow');
    expect(page.seo.canonicalUrl).toBe(`https://estran.example${path}`);
  });

  it.each([
    ['', ['Hull white', 'White Dacron']],
    ['model=estran-45-s', ['Hull white', 'Black laminate']],
    ['model=estran-46', ['Hull white', 'White Dacron']],
    ['model=estran-50', ['Deep water', 'Cream laminate']],
    ['model=estran-60', ['Anthracite', 'Black laminate']],
    ['model=estran-60&hull=white', ['Hull white', 'Black laminate']],
    ['model=estran-60&hull=sand&sail=tan', ['Sand', 'Tan bark']],
  ])('?%s: a boat has her own colours where the address names none', async (query, colours) => {
    const page = await build('/configure', query);
    if ('location' in page) throw new Error(page.location);
    expect(getChosen(page)?.slice(1, 3)).toEqual(colours);
  });

  it('a colour that the brand does not offer gives way to its first', async () => {
    const brand = structuredClone(demoBrand);
    if (brand.configurator)
      brand.configurator.hulls = brand.configurator.hulls.filter(({ id }) => id !== 'anthracite');
    const page = await build('/configure', 'model=estran-60', brand);
    if ('location' in page) throw new Error(page.location);
    expect(getChosen(page)?.slice(1, 3)).toEqual(['Hull white', 'Black laminate']);
  });

  it('a boat has the pictures that the brand names, with a part for each pack; another is drawn', async () => {
    const brand = structuredClone(demoBrand);
    const file = (name: string) => `/sites/default/files/${name}`;
    if (brand.configurator)
      brand.configurator.renders = [
        {
          boat: 'estran-46',
          width: 1680,
          height: 1400,
          picture: file('46.jpg'),
          hull: file('46-hull.webp'),
          sails: file('46-sails.webp'),
          packs: { energy: file('46-energy.webp') },
        },
      ];
    const page = await build('/configure', '', brand);
    if ('location' in page) throw new Error(page.location);
    const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
    const boats = props.groups.find(({ name }) => name === 'model')?.options ?? [];
    const size = { alt: '', width: 1680, height: 1400 };
    expect(
      Object.fromEntries(boats.flatMap(({ value, render }) => (render ? [[value, render]] : []))),
    ).toEqual({
      'estran-46': {
        picture: { url: file('46.jpg'), ...size },
        hull: { url: file('46-hull.webp'), ...size },
        sails: { url: file('46-sails.webp'), ...size },
        packs: { energy: { url: file('46-energy.webp'), ...size } },
      },
    });
  });

  it('each boat has its measures, to be drawn from, and its price with each pack that fits', async () => {
    const page = await build('/configure');
    if ('location' in page) throw new Error(page.location);
    const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
    const boats = props.groups.find(({ name }) => name === 'model')?.options ?? [];
    expect(boats.length).toBeGreaterThan(1);
    for (const { profile, from } of boats) {
      expect(profile).toMatchObject({ length: expect.any(Number), airDraught: expect.any(Number) });
      expect(from).toMatch(/^From (€[0-9,]+|about €1\.9\smillion) before VAT$/);
    }
    const pricesOf = (value: string) => boats.find((boat) => boat.value === value)?.prices;
    expect(pricesOf('estran-46')).toEqual({
      // The sum of what was chosen, not "from".
      '': '€629,000 before VAT',
      offshore: '€667,500 before VAT',
      energy: '€650,900 before VAT',
      'offshore energy': '€689,400 before VAT',
      watermaker: '€641,900 before VAT',
      'offshore watermaker': '€680,400 before VAT',
      'energy watermaker': '€663,800 before VAT',
      'offshore energy watermaker': '€702,300 before VAT',
    });
    // A pack without a price of its own.
    expect(pricesOf('estran-50')).toMatchObject({ regatta: 'Price on request' });
  });

  it('what the offer of a boat includes for a while is not sold twice', async () => {
    const page = await build('/configure');
    if ('location' in page) throw new Error(page.location);
    const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
    const [boat] = props.groups[0]?.options ?? [];
    expect(boat?.promotion?.url).toBe('/first-season');
    expect(boat?.extras).toMatchObject({
      sails: 'In the price',
      'at-anchor': '+\u00a0€10,500',
      winter: '+\u00a0€13,600',
    });
    expect(boat?.included).toEqual(['sails']);
    expect(await build('/configure', 'model=estran-42&pack=sails&pack=winter')).toMatchObject({
      location: '/configure?model=estran-42&pack=winter',
    });
    expect(boat?.promoted?.['at-anchor']).toMatch(/^With First Season, instead of {price}: .+ free/);
    expect(boat?.regular).toEqual({ sails: 9400, 'at-anchor': 27_600 });
    expect(boat?.prices).toMatchObject({
      sails: '€489,000 before VAT',
      'sails at-anchor winter': '€513,100 before VAT',
    });
  });

  it('each boat has what the deck plans of its page are drawn from', async () => {
    const page = await build('/configure');
    if ('location' in page) throw new Error(page.location);
    const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
    const boat = props.groups[0]?.options.find(({ value }) => value === 'estran-42');
    expect(boat?.layouts).toEqual({
      length: 12.8,
      beam: 7.25,
      helm: 'bulkhead',
      forwardCockpit: false,
      items: [
        { cabins: 3, heads: 2 },
        { cabins: 4, heads: 4 },
      ],
    });
  });

  it.each([
    [
      '/configure',
      'Your Estran 46',
      '€629,000',
      ['+ €38,500', '+ €21,900', '+ €12,900'],
      'No extra cost',
      /^Third reef/,
    ],
    [
      '/de/konfigurieren',
      'Ihre Estran 46',
      '629.000 €',
      ['+ 38.500 €', '+ 21.900 €', '+ 12.900 €'],
      'Ohne Aufpreis',
      /^Drittes/,
    ],
  ])(
    '%s: says what a boat costs alone, what each pack adds and what is in it',
    async (path, yours, base, extras, note, text) => {
      const page = await build(path);
      if ('location' in page) throw new Error(page.location);
      const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
      const find = (group: string) => props.groups.find(({ name }) => name === group);
      const boat = find('model')?.options.find(({ value }) => value === 'estran-46');
      const plain = (words = '') => words.replaceAll(/\s/g, ' ');
      expect(plain(boat?.yours)).toBe(yours);
      expect(plain(boat?.base)).toBe(base);
      expect(Object.values(boat?.extras ?? {}).map(plain)).toEqual(extras);
      expect(find('pack')?.options[0]?.text).toMatch(text);
      expect(props.groups.map(({ note: said }) => said)).toEqual([undefined, note, note, note, undefined]);
    },
  );

  it('a boat that is priced in round millions: packs have exact prices, sums are rounded', async () => {
    const page = await build('/configure');
    if ('location' in page) throw new Error(page.location);
    const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
    const boat = props.groups[0]?.options.find(({ value }) => value === 'estran-60');
    expect(boat).toMatchObject({
      base: 'about €1.9\u00a0million',
      extras: { offshore: '+\u00a0€38,500' },
      prices: { offshore: 'about €1.94\u00a0million before VAT' },
      isAbout: true,
    });
  });

  it.each([
    ['model=estran-45-s&cabins=5&pack=offshore', '?model=estran-45-s', '3'],
    ['model=estran-60&cabins=6&pack=offshore', undefined, '6'],
    ['model=estran-60&cabins=3', '?model=estran-60', '4'],
    // The first boat, with three or four.
    ['cabins=6', '', '3'],
  ])('%s: only cabins and packs that the boat has', async (query, understood, cabins) => {
    const page = await build('/configure', query);
    if ('location' in page) expect(page.location).toBe(`/configure${understood}`);
    else expect(understood).toBeUndefined();
    const shown = 'location' in page ? await build('/configure', understood?.slice(1)) : page;
    if ('location' in shown) throw new Error(shown.location);
    expect(getChosen(shown)?.[3]).toBe(cabins);
  });

  it('names the boats without a brochure, as the brochure form does', async () => {
    const hidden = await startWithoutBrochure();
    onTestFinished(() => hidden.close());
    const page = await build('/configure', '', demoBrand, hidden.content);
    if ('location' in page) throw new Error(page.location);
    expect(page.blocks.find(({ type }) => type === 'configurator')?.props).toMatchObject({
      withoutBrochure: ['estran-50'],
    });
    const asked = await build('/fr/brochure', 'model=estran-50', demoBrand, hidden.content);
    if ('location' in asked) throw new Error(asked.location);
    expect(getPageForm(asked)?.form).toMatchObject({ withoutBrochure: 'Estran 50' });
    expect(getPageForm(asked)?.form).not.toHaveProperty('preselected');
  });

  it('unknown choices: redirects to the URL without them', async () => {
    expect(await build('/configure', 'hull=pink&cabins=4')).toMatchObject({
      location: '/configure?cabins=4',
    });
    expect(await build('/configure', 'pack=')).not.toHaveProperty('location');
  });

  it('several packs: in the address, in the order of the brand, and together in the form', async () => {
    const page = await build('/configure', 'model=estran-46&pack=offshore&pack=energy');
    if ('location' in page) throw new Error(page.location);
    const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
    const packs = props.groups.find(({ name }) => name === 'pack')?.options ?? [];
    expect(packs.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual([
      'offshore',
      'energy',
    ]);
    expect(await build('/configure', 'model=estran-46&pack=energy&pack=offshore')).toMatchObject({
      location: '/configure?model=estran-46&pack=offshore&pack=energy',
    });
    // The boat does not have the second.
    expect(await build('/configure', 'model=estran-52&pack=offshore&pack=energy')).toMatchObject({
      location: '/configure?model=estran-52&pack=offshore',
    });
    const brochure = await build('/fr/brochure', 'model=estran-46&pack=offshore&pack=energy');
    if ('location' in brochure) throw new Error(brochure.location);
    expect(getPageForm(brochure)?.form).toMatchObject({
      configuration: 'model=estran-46&pack=offshore&pack=energy',
      configured: {
        choices: [
          { label: 'Packs d’équipement', value: 'Grand large et Énergie' },
          { label: 'Prix', value: '689\u202f400\u00a0€ HT' },
        ],
      },
    });
  });

  it('countries where the boat may be kept: that of the language first, then by name; none without rates', async () => {
    const countries = async (path: string, brand = demoBrand) => {
      const page = await build(path, '', brand);
      if ('location' in page) throw new Error(page.location);
      const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
      return props.delivery?.countries.map(({ label }) => label);
    };
    const others = ['Allemagne', 'Espagne', 'Italie', 'Portugal', 'Royaume-Uni', 'Un autre pays'];
    expect(await countries('/fr/configurer')).toEqual(['France', ...others]);
    expect((await countries('/configure'))?.[0]).toBe('United Kingdom');
    const page = await build('/configure');
    if ('location' in page) throw new Error(page.location);
    const props = page.blocks.find(({ type }) => type === 'configurator')?.props as Configurator;
    const [british, french] = ['GB', 'FR'].map((code) =>
      props.delivery?.countries.find(({ value }) => value === code),
    );
    expect(british).toMatchObject({ note: expect.any(String), source: { label: 'GOV.UK' } });
    expect(french).not.toHaveProperty('source');
    const rates = demoBrand.configurator?.vat?.rates.filter(({ country }) => country !== 'GB') ?? [];
    const untaxed = structuredClone(demoBrand);
    if (untaxed.configurator?.vat) untaxed.configurator.vat.rates = rates;
    expect((await countries('/configure', untaxed))?.[0]).toBe('Another country');
    const { vat: _rates, ...configurator } = demoBrand.configurator ?? {};
    const brand = { ...demoBrand, configurator } as typeof demoBrand;
    expect(await countries('/fr/configurer', brand)).toBeUndefined();
  });

  it('brand without configurator: 404', async () => {
    const { configurator: _none, ...brand } = demoBrand;
    await expect(build('/configure', '', brand)).rejects.toThrow();
  });

  it.each([
    ['estran-42&pack=at-anchor&delivery=DE', ['€499,500 before VAT', '€594,405']],
    ['estran-42&pack=at-anchor&delivery=other', ['€499,500 before VAT']],
    ['estran-50&pack=regatta&delivery=DE', ['Price on request']],
    [
      'estran-60&pack=offshore&delivery=DE',
      ['about €1.94\u00a0million before VAT', 'about €2.31\u00a0million'],
    ],
  ])('a form says what the boat of model=%s costs', async (model, prices) => {
    const page = await build('/sea-trial', `model=${model}`);
    if ('location' in page) throw new Error(page.location);
    const choices = getPageForm(page)?.form.configured?.choices ?? [];
    expect(
      choices.flatMap(({ label, value }) => (['Price', 'With VAT'].includes(label) ? [value] : [])),
    ).toEqual(prices);
  });

  it.each(['/sea-trial', '/fr/brochure'])('passes its choices to the form of %s', async (path) => {
    const page = await build(path, 'model=estran-46&hull=sand&cabins=3');
    if ('location' in page) throw new Error(page.location);
    expect(getPageForm(page)?.form).toMatchObject({
      preselected: 'EST-046',
      configuration: 'model=estran-46&hull=sand&cabins=3',
      configured: {
        boat: 'Estran 46',
        choices: [
          { value: path === '/sea-trial' ? 'Sand' : 'Sable', colour: '#d9cbb0' },
          { label: path === '/sea-trial' ? 'Cabins' : 'Cabines', value: '3' },
          path === '/sea-trial'
            ? { label: 'Price', value: '€629,000 before VAT' }
            : { label: 'Prix', value: '629\u202f000\u00a0€ HT' },
        ],
        url: `${path === '/sea-trial' ? '/configure' : '/fr/configurer'}?model=estran-46&hull=sand&cabins=3`,
      },
    });
  });
});
