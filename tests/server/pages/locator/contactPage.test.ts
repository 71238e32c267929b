import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../../locales/locales.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';
import { getBlockProps } from '../pageAt.ts';
import { aDealer } from './dealers.ts';
import { builtAt, DEALER_PAGES, listing, unavailableDealers, validPageAt } from './locatorSite.ts';

const dealers = listing([
  aDealer({
    accountId: '0015.A-1',
    tradeName: 'Zénith Nautique',
    genericEmail: 'hello@zenith.example',
    phone: '+33 5 46 00 00 00',
    website: 'HTTPS://zenith.example/',
    latitude: 46.16,
    longitude: -1.15,
    billingStreet: '1 quai Valin',
    billingPostalCode: '17000',
    billingCity: 'La Rochelle',
    billingCountryCode: 'FR',
    contractSegment: 'VG2;VG3;Service Center',
  }),
  { accountId: 'bare', label: 'Bare', isHidden: false },
  aDealer({ accountId: 'hidden', isHidden: true }),
  aDealer({ accountId: 'other', contractSegment: 'VG1' }),
]);

let site: SmallSite;
beforeAll(async () => {
  site = await startEditorialSite({ nodes: {} });
});
afterAll(() => site[Symbol.asyncDispose]());

const page = (address: string) => validPageAt(site.content, address, { dealers });

describe('the contact page of a dealer', () => {
  it('has a title, the dealer’s details with a map, and the form', async () => {
    const contact = await page('/fr/contact/0015.A-1');
    expect(contact.kind).toBe('contact');
    expect(contact.blocks.map(({ type }) => type)).toEqual(['page-title', 'dealer-details', 'lead-form']);
    expect(getBlockProps(contact, 'page-title')).toMatchObject({ heading: 'Écrire à Zénith Nautique' });
    expect(getBlockProps(contact, 'dealer-details')).toEqual({
      heading: 'Zénith Nautique',
      segment: 'Concessionnaire et centre de service',
      address: ['1 quai Valin', '17000 La Rochelle'],
      country: 'France',
      phone: '+33 5 46 00 00 00',
      website: 'HTTPS://zenith.example/',
      map: {
        latitude: 46.16,
        longitude: -1.15,
        zoom: 6,
        tiles: '/tiles/fr/{z}/{x}/{y}',
        maxZoom: 8,
        attribution: 'Us',
      },
      directions: 'geo:46.16,-1.15',
    });
    expect(getBlockProps(contact, 'lead-form')).toMatchObject({
      form: { action: '/fr/contact/0015.A-1', dealer: { id: '0015.A-1', name: 'Zénith Nautique' } },
    });
  });

  it('dealer with few details: title, details and form', async () => {
    const contact = await page('/contact/bare');
    expect(contact.blocks.map(({ type }) => type)).toEqual(['page-title', 'dealer-details', 'lead-form']);
    expect(getBlockProps(contact, 'dealer-details')).toEqual({ heading: 'Bare', segment: 'Dealer' });
  });

  it('coordinates without exponents in map links', async () => {
    const special = {
      dealers: listing([aDealer({ accountId: 'A', latitude: -1e-7, longitude: 0.000_001_234 })]),
    };
    const contact = await validPageAt(site.content, '/contact/A', special);
    expect(getBlockProps(contact, 'dealer-details')).toMatchObject({ directions: 'geo:0,0.000001' });
  });

  it('breadcrumb: home, locator, dealer', async () => {
    const { breadcrumb } = await page('/de/kontakt/bare');
    expect(breadcrumb.items.map(({ label, url }) => [label, url])).toEqual([
      [expect.any(String), '/de'],
      ['Händler', '/de/handler'],
      ['Bare', undefined],
    ]);
  });

  it('title, description and LocalBusiness data', async () => {
    const { seo } = await page('/de/kontakt/0015.A-1');
    expect(seo).toMatchObject({
      title: 'Zénith Nautique | La Rochelle, Frankreich | Estran',
      description: 'So finden und erreichen Sie Zénith Nautique: Adresse, Karte und Kontaktformular.',
      canonicalUrl: 'https://estran.example/de/kontakt/0015.A-1',
    });
    expect(seo).not.toHaveProperty('robots');
    expect(seo.structuredData).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({
        '@type': 'LocalBusiness',
        name: 'Zénith Nautique',
        url: 'https://estran.example/de/kontakt/0015.A-1',
        telephone: '+33 5 46 00 00 00',
        geo: { '@type': 'GeoCoordinates', latitude: 46.16, longitude: -1.15 },
      }),
    ]);
  });

  it.each([
    ['no map can show', 'bare', 'Bare | Estran'],
    ['is none of what the locators show', 'other', 'Dealer other | Estran'],
  ])('dealer that %s: noindex', async (_what, account, title) => {
    expect((await page(`/contact/${account}`)).seo).toMatchObject({ title, robots: 'noindex,follow' });
  });

  it('noindex in all languages if an editor has written a page in one', async () => {
    await using written = await startEditorialSite(DEALER_PAGES);
    for (const path of ['/contact/nice', '/fr/contact/nice', '/de/kontakt/nice']) {
      const { seo } = await validPageAt(written.content, path);
      expect(seo.robots, path).toBe('noindex,follow');
    }
    expect((await validPageAt(written.content, '/contact/genoa')).seo).not.toHaveProperty('robots');
  });

  it('exists in every language', async () => {
    const { alternates } = await page('/contact/0015.A-1');
    expect(alternates.map(({ locale }) => locale)).toEqual(LOCALE_CODES);
    for (const { path } of alternates) expect((await page(path)).alternates).toEqual(alternates);
  });
});

describe('an unknown or hidden account', () => {
  it.each([
    ['/contact/unknown', '/dealers'],
    ['/contact/BARE', '/dealers'],
    ['/contact/hidden', '/dealers'],
    ['/de/kontakt/hidden', '/de/handler'],
    ['/fr/contact/unknown', '/fr/concessionnaires'],
    ['/de/kontakt/constructor', '/de/handler'],
    ['/es/contacto/%3Cb%3E', '/es/concesionarios'],
    ['/it/contatto/x', '/it/concessionari'],
    ['/pt/contacto/x', '/pt/concessionarios'],
  ])('%s redirects to %s', async (address, location) => {
    expect(await builtAt(site.content, address, { dealers })).toEqual({
      type: 'redirect',
      status: 302,
      location,
    });
  });
});

it('dealer service down: UpstreamError instead of a redirect', async () => {
  await expect(builtAt(site.content, '/contact/bare', { dealers: unavailableDealers })).rejects.toThrow(
    'The dealer service answered 500',
  );
});
