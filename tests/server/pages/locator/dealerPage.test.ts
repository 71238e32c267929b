import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../schemas/page.ts';
import { runRequest } from '../../../../server/observability/requestContext.ts';
import type { PageServices } from '../../../../server/pages/PageBuilder.ts';
import { memoryLog } from '../../memoryLog.ts';
import { type EditorialNode, richText, startEditorialSite } from '../../services/content/editorialSite.ts';
import { getBlockProps } from '../pageAt.ts';
import { aDealer } from './dealers.ts';
import { builtAt, listing, unavailableDealers, validPageAt } from './locatorSite.ts';

const node = (attributes: Record<string, unknown> = {}): EditorialNode => ({
  id: 'node',
  in: { en: ['Harbour Yachts', '/dealers/harbour'], de: ['Hafen Yachten', '/handler/hafen'] },
  attributes: { field_dealer_type: 'dealer', field_salesforce_id: 'A-1', ...attributes },
});

const account = aDealer({
  accountId: 'A-1',
  tradeName: 'Harbour',
  label: 'Harbour Yachts Ltd',
  genericEmail: 'hello@harbour.example',
  phone: '+44 1',
  website: 'https://harbour.example/',
  latitude: 50.9,
  longitude: -1.4,
  billingStreet: '1 Dock',
  billingPostalCode: 'SO14',
  billingCity: 'Southampton',
  billingStateCode: 'HAM',
  billingCountryCode: 'GB',
});

interface Circumstances extends Partial<PageServices> {
  address?: string;
}

const buildDealerPage = async (
  dealer: EditorialNode,
  { address = '/dealers/harbour', ...special }: Circumstances = {},
): Promise<Page> => {
  await using site = await startEditorialSite({ nodes: { dealer: [dealer] } });
  return await validPageAt(site.content, address, { dealers: listing([account]), ...special });
};

const typesOn = ({ blocks }: Page) => blocks.map(({ type }) => type);
const dataTypes = ({ seo }: Page) => seo.structuredData.map((data) => data['@type']);

describe('the page of a dealer', () => {
  it('has the editor’s text and the dealer service’s data', async () => {
    const page = await buildDealerPage(
      node({ field_subheading: 'Since 1950', field_text: richText('<p>Welcome</p><script>x</script>') }),
    );
    expect(page.kind).toBe('dealer');
    expect(typesOn(page)).toEqual(['dealer-hero', 'dealer-description', 'dealer-details', 'lead-form']);
    expect(getBlockProps(page, 'dealer-hero')).toEqual({ heading: 'Harbour Yachts', label: 'Since 1950' });
    expect(getBlockProps(page, 'dealer-description')).toEqual({ text: '<p>Welcome</p>' });
    expect(getBlockProps(page, 'dealer-details')).toMatchObject({
      heading: 'Harbour',
      address: ['1 Dock', 'Southampton SO14'],
      country: 'United Kingdom',
      website: 'https://harbour.example/',
    });
    expect(getBlockProps(page, 'lead-form')).toMatchObject({
      heading: 'Your request to Harbour',
      form: { mode: 'contact', typing: 'dealers', dealer: { name: 'Harbour' } },
    });
    expect(JSON.stringify(getBlockProps(page, 'lead-form'))).not.toContain('hello@harbour.example');
  });

  it('has LocalBusiness data', async () => {
    const { seo } = await buildDealerPage(node());
    expect(seo.structuredData[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Harbour',
      url: 'https://estran.example/dealers/harbour',
      telephone: '+44 1',
      sameAs: ['https://harbour.example/'],
      brand: { '@type': 'Brand', name: 'Estran' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Dock',
        postalCode: 'SO14',
        addressLocality: 'Southampton',
        addressRegion: 'HAM',
        addressCountry: 'GB',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 50.9, longitude: -1.4 },
    });
    expect(seo).not.toHaveProperty('robots');
    expect(seo.canonicalUrl).toBe('https://estran.example/dealers/harbour');
  });

  it('geo data only with coordinates', async () => {
    const { latitude: _, ...unplaced } = account;
    const page = await buildDealerPage(node(), { dealers: listing([unplaced]) });
    expect(page.seo.structuredData[0]).not.toHaveProperty('geo');
    expect(getBlockProps(page, 'dealer-details')).not.toHaveProperty('map');
    expect(getBlockProps(page, 'dealer-details')).not.toHaveProperty('directions');
  });

  it.each([
    ['dealer', 'Händler', '/de/handler'],
    ['charter', 'Vercharterer', '/de/charter'],
    ['service_center', 'Servicezentren', '/de/servicezentren'],
  ])('kind %s: its breadcrumb has the locator of that kind', async (type, label, url) => {
    const page = await buildDealerPage(node({ field_dealer_type: type }), { address: '/de/handler/hafen' });
    expect(page.breadcrumb.items.slice(1)).toEqual([{ label, url }, { label: 'Hafen Yachten' }]);
    expect(dataTypes(page)).toEqual(['LocalBusiness', 'BreadcrumbList']);
  });

  it('lists its translations', async () => {
    expect((await buildDealerPage(node())).alternates).toEqual([
      { locale: 'en', path: '/dealers/harbour' },
      { locale: 'de', path: '/de/handler/hafen' },
    ]);
  });

  it.each([
    ['without account', null],
    ['of an account that the dealer service does not know', 'A-2'],
  ])('%s: only the editor’s text', async (_case, field_salesforce_id) => {
    const page = await buildDealerPage(node({ field_salesforce_id }));
    expect(typesOn(page)).toEqual(['dealer-hero']);
    expect(dataTypes(page)).toEqual(['BreadcrumbList']);
  });

  it('hidden dealer: only the editor’s text', async () => {
    const page = await buildDealerPage(node(), { dealers: listing([{ ...account, isHidden: true }]) });
    expect([page.status, ...typesOn(page)]).toEqual([200, 'dealer-hero']);
    expect(dataTypes(page)).toEqual(['BreadcrumbList']);
  });

  it('dealer service down: renders, and the log names the missing part', async () => {
    await using site = await startEditorialSite({ nodes: { dealer: [node()] } });
    const { log, lines } = memoryLog();
    const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
    const page = await runRequest({ id: 'r', log, upstream }, () =>
      validPageAt(site.content, '/dealers/harbour', { dealers: unavailableDealers }),
    );
    expect([page.status, ...typesOn(page)]).toEqual([200, 'dealer-hero']);
    expect(lines()).toMatchObject([
      {
        level: 'warn',
        event: 'list-failed',
        msg: 'The page is shown without the address of the dealer: The dealer service answered 500',
      },
    ]);
  });

  it('404 if the content service has no such page (behaviour §2.8)', async () => {
    await using site = await startEditorialSite({ nodes: { dealer: [node()] } });
    for (const address of ['/dealers/unknown', '/dealers/A-1', '/fr/concessionnaires/harbour']) {
      expect(await builtAt(site.content, address, { dealers: listing([account]) })).toBeUndefined();
    }
  });
});
