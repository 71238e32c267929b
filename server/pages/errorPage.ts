import { buildPath } from '../../locales/buildPath.ts';
import type { Locale } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { PageName } from '../../locales/routes.ts';
import { homePath } from '../../locales/sitePath.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import type { Link } from '../../schemas/parts/link.ts';
import { ARTICLE_LISTS } from './lists/articleLists.ts';
import type { PageDraft, Translate } from './PageBuilder.ts';

/** A list of pages, and its label in breadcrumbs. */
interface ErrorList {
  name: PageName;
  label: MessageId;
}

interface ErrorPageOptions {
  locale: Locale;
  path: string;
  /** List that the page would be in, where it exists. */
  list?: ErrorList | undefined;
  /** Where else to go. */
  ways?: readonly Link[];
  /** For the search: words of the address. */
  search: string;
  status: number;
  text: Translate;
  /** For the title. */
  brandName: string;
  /** Versions of the page in other languages. */
  translations?: readonly Alternate[];
  /** Whether a form was posted. */
  isPosted?: boolean;
  /** Request id, for the visitor to quote and support to find. */
  reference: string;
}

/** Groups of errors with the same message: not found, unavailable, too many requests, refused, server error. */
const getErrorKind = (status: number) => {
  if (status === 503) return 'unavailable';
  if (status === 429) return 'busy';
  if (status === 404 || status === 410) return 'notFound';
  return status < 500 ? 'refused' : 'server';
};

/** The error page: what happened, links home and to the related list, other ways on, the reference. */
export function errorPage(options: ErrorPageOptions): PageDraft {
  const { locale, path, list, status, text, brandName } = options;
  const { translations = [], isPosted = false, reference, search } = options;
  const listUrl = list && buildPath(locale, list.name);
  const ways = (options.ways ?? []).filter(({ url }) => url !== listUrl);
  const kind = getErrorKind(status);
  return {
    path,
    locale,
    route: `${locale}-error`,
    kind: 'error',
    status,
    seo: {
      title: `${text(`error.${kind}.title`)} | ${brandName}`,
      robots: 'noindex',
      structuredData: [],
    },
    breadcrumb: { items: [] },
    alternates: [],
    header: { plain: true, disabled: false },
    blocks: [
      {
        id: 'error',
        type: 'error-message',
        props: {
          heading: text(`error.${kind}.heading`),
          text: text(
            isPosted && (kind === 'unavailable' || kind === 'busy')
              ? `error.${kind}.notSent`
              : `error.${kind}.text`,
          ),
          link: { url: homePath(locale), label: text('error.home') },
          ...(kind === 'notFound' && { searchUrl: buildPath(locale, 'search'), search }),
          ...(list && listUrl && { listLink: { url: listUrl, label: text(list.label) } }),
          ...(ways.length > 0 && { ways }),
          ...(translations.length > 0 && { translations }),
          reference,
        },
      },
    ],
  };
}

/** The list to which a page belongs, and its label in breadcrumbs; other pages belong to none. */
export const errorLists: Partial<Record<PageName, ErrorList>> = {
  'dealers-slug': { name: 'dealers-map', label: 'locator.dealers.label' },
  'charters-slug': { name: 'charters-map', label: 'locator.charters.label' },
  'service-centers-slug': { name: 'service-centers-map', label: 'locator.service-centers.label' },
  'events-slug': { name: 'events', label: 'list.events' },
  ...Object.fromEntries(
    Object.values(ARTICLE_LISTS).map(({ name, label }) => [`${name}-article-slug`, { name, label }]),
  ),
};
