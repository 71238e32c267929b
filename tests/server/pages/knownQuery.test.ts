import { describe, expect, it } from 'vitest';
import { buildPath } from '../../../locales/buildPath.ts';
import { parsePath } from '../../../locales/parsePath.ts';
import { PAGE_NAMES } from '../../../locales/routes.ts';
import { createPageRequest } from '../../../server/pages/createPageRequest.ts';
import { getPageBuilder } from '../../../server/pages/getPageBuilder.ts';
import {
  foreignQuery,
  getKnownQuery,
  isPersonal,
  knownQuery,
  sharedQuery,
} from '../../../server/pages/knownQuery.ts';
import { withoutServices } from '../../../server/pages/withoutServices.ts';
import { demoBrand } from '../../demoBrand.ts';
import { startDemoContent } from '../routes/demoContent.ts';
import { SITE_URL } from './requestFor.ts';

const known = (name: Parameters<typeof knownQuery>[0], query: string) =>
  `${knownQuery(name, new URLSearchParams(query))}`;

describe('knownQuery', () => {
  it.each([
    ['utm_source=mail&gclid=Cj0KCQ', ''],
    ['utm_source=mail&product=estran-42', 'product=estran-42'],
    ['page=2&country=fr', 'country=fr&page=2'],
    ['country=fr&page=2', 'country=fr&page=2'],
    ['page=2&page=3', 'page=2'],
    ['yard-days&utm_source=mail', 'yard-days='],
    ['yard-days=1&x=2', 'yard-days=1'],
    ['yard-days=true', 'yard-days=true'],
    ['country=&product=estran-42', 'product=estran-42'],
  ])('%s: keeps %s', (written, left) => {
    expect(known('events', written)).toBe(left);
  });

  it('a parameter without value is kept only where it has a meaning', () => {
    expect(known('news', 'yard-days')).toBe('');
    expect(known('news', 'yard-days=1')).toBe('');
  });

  it('keeps ?sent= only on pages with a form and with a valid reference', () => {
    expect(known('brochure', 'sent=anything-else')).toBe('');
    expect(known('brochure', 'sent=EST-AAAA-BBBB')).toBe('sent=EST-AAAA-BBBB');
  });

  it('keeps day, hour and guests of a tour that was asked for only beside its reference', () => {
    const asked = 'day=2026-12-09&guests=3';
    expect(known('inner-static', `${asked}&time=14:30&crew=two`)).toBe('crew=two');
    expect(known('inner-static', `${asked}&sent=EST-AAAA-BBBB&time=14:30`)).toBe(
      `${asked}&sent=EST-AAAA-BBBB&time=14%3A30`,
    );
  });

  it('keeps the boats of a trial that was asked for only beside its reference, its day always', () => {
    const asked = 'boats=EST-042&day=2026-12-05';
    expect(known('sea-trial', `${asked}&model=estran-42`)).toBe('day=2026-12-05&model=estran-42');
    expect(known('sea-trial', `${asked}&sent=EST-AAAA-BBBB`)).toBe(`${asked}&sent=EST-AAAA-BBBB`);
    expect(known('brochure', `${asked}&sent=EST-AAAA-BBBB`)).toBe('boats=EST-042&sent=EST-AAAA-BBBB');
    expect(known('brochure', 'boats=EST-042&dealer=EST-GB-001')).toBe('');
  });

  it('has several packs, in one parameter or in one each', () => {
    expect(known('configure', 'pack=offshore&pack=energy')).toBe('pack=offshore%2Cenergy');
    expect(known('sea-trial', 'pack=offshore,energy')).toBe('pack=offshore%2Cenergy');
  });

  it('foreignQuery keeps the rest unchanged', () => {
    const query = new URLSearchParams('utm_source=mail&country=fr&x=&lagoon-days&y=1&y=2');
    expect(`${foreignQuery('dealers-map', query)}`).toBe('utm_source=mail&x=&lagoon-days=&y=1&y=2');
    expect(`${foreignQuery('events', query)}`).toBe('utm_source=mail&y=2');
  });

  it.each([
    ['compare', 'boats=estran-42&boats=estran-60&utm_source=mail', 'boats=estran-42,estran-60'],
    ['search', 'q=Kiel&page=2', 'q=Kiel'],
    ['brochure', 'sent=EST-AAAA-BBBB&model=estran-42', 'model=estran-42&sent=EST-AAAA-BBBB'],
    ['brochure', 'sent=TBY-AAAA-BBBB&model=estran-42', 'model=estran-42'],
  ] as const)('%s with %s: its other languages keep %s', (name, query, kept) => {
    expect(sharedQuery(name, knownQuery(name, new URLSearchParams(query)), 'EST')).toBe(kept);
  });

  it.each([
    ['dealers-map', 'near=48.1,-4.2', true],
    ['dealers-map', 'q=brest', true],
    ['dealers-map', 'country=fr', false],
    ['dealers-map', 'country=fr&model=estran-42', false],
    ['dealers-map', 'country=fr&model=estran-42&hull=lagoon', true],
    ['brochure', 'sent=EST-AAAA-BBBB', true],
    ['brochure', 'model=estran-42', false],
    ['news', 'q=brest', false],
  ] as const)('%s with %s: personal %s', (name, query, personal) => {
    expect(isPersonal(name, knownQuery(name, new URLSearchParams(query)))).toBe(personal);
  });
});

/** A query that remembers which parameters it was asked for. */
class Watched extends URLSearchParams {
  readonly asked = new Set<string>();
  override get(name: string) {
    this.asked.add(name);
    return super.get(name);
  }
  override has(name: string, value?: string) {
    this.asked.add(name);
    return super.has(name, value);
  }
  override getAll(name: string) {
    this.asked.add(name);
    return super.getAll(name);
  }
}

describe('every page builder', () => {
  it('reads only the parameters of its row in getKnownQuery', async () => {
    const { content, close } = await startDemoContent();
    const services = withoutServices(content, { siteUrl: SITE_URL, brand: demoBrand });
    const rows = (await content.pages()).flatMap(({ locale, path }) =>
      locale === 'en' && path ? [path] : [],
    );
    const own = PAGE_NAMES.map((name) => buildPath('en', name, { slug: 'x', pagination: 2 }));
    const read = new Map<string, Set<string>>();
    for (const path of new Set([...own, ...rows])) {
      const route = parsePath(path);
      if (route.type !== 'route') throw new Error(`${path} is no route`);
      const query = new Watched('page=2');
      await getPageBuilder(route.name)(createPageRequest(route, services, query));
      const { names, personal = [], allowsSwitches } = getKnownQuery(route.name);
      const unlisted = [...query.asked].filter((name) => !names.includes(name) && !personal.includes(name));
      // The list of events asks for its types by name.
      const meant = allowsSwitches
        ? unlisted.filter((name) => ['q', 'sent', 'model', 'category'].includes(name))
        : unlisted;
      expect([path, meant]).toEqual([path, []]);
      read.set(route.name, new Set([...query.asked, ...(read.get(route.name) ?? [])]));
    }
    expect([...(read.get('dealers-map') ?? [])].sort()).toEqual([
      'cabins',
      'country',
      'dealer',
      'delivery',
      'hull',
      'model',
      'near',
      'pack',
      'page',
      'q',
      'sail',
    ]);
    expect(read.get('owner-stories')).toEqual(new Set(['product', 'page']));
    expect(read.get('brochure')).toEqual(
      new Set(['sent', 'model', 'hull', 'sail', 'cabins', 'pack', 'delivery']),
    );
    await close();
  });
});
