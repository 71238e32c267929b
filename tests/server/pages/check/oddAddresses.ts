import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import { type EditorialNode, startEditorialSite } from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';

const inAll = (title: string, alias: string): EditorialNode['in'] =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, [title, alias]]));

const page = (id: string, titles: EditorialNode['in'], attributes = {}): EditorialNode => ({
  id,
  in: titles,
  attributes,
});

/** Metatags as captured: `noindex` in one of a node's languages or all. */
const ROBOTS = [
  { tag: 'meta', attributes: { name: 'title', content: 'Hidden | Example' } },
  { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
];

/** Nodes at which another address than their alias answers, and why. */
export const SHADOWED: readonly [alias: string, locale: Locale, why: string][] = [
  ['/it', 'en', 'pages in Italiano stand there'],
  ['/healthz', 'en', 'the server answers something else there'],
  ['/contact/yard', 'en', 'a page of the site itself stands there'],
  ['/kontakt/werft', 'de', 'a page of the site itself stands there'],
  ['/events/fair.ics', 'en', 'the server answers something else there'],
  ['/what?', 'en', 'the site refuses this address (reserved-character)'],
  ['/en/about', 'en', 'the site redirects this address to /about'],
];

/** A content service whose editors have chosen odd addresses. */
export const startOddAddresses = (): Promise<SmallSite> =>
  startEditorialSite({
    nodes: {
      page: [
        page('signs', inAll('Signs', '/a+b&c')),
        page('percent', inAll('Percent', '/100%')),
        page('neutral', { en: ['Of no language', '/neutral'] }, { langcode: 'und' }),
        page('hidden', inAll('Hidden', '/hidden'), { metatag: ROBOTS }),
        page('moved', inAll('Moved', '/moved')),
        page('gone', inAll('Gone', '/gone')),
        ...SHADOWED.map(([alias, locale]) => page(`at ${alias}`, { [locale]: [`At ${alias}`, alias] })),
      ],
    },
    special: (question) => {
      if (/translate-path\?path=\/moved$/.test(question)) {
        const redirect = [{ from: '/moved', to: '/neutral', status: '301' }];
        return { type: 'application/json', body: { resolved: 'http://cms.example/x', redirect } };
      }
      if (/translate-path\?path=\/gone$/.test(question)) {
        return { status: 404, type: 'application/json', body: { message: 'Unable to resolve path /gone.' } };
      }
      return undefined;
    },
  });
