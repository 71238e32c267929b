import { buildPath } from '../../locales/buildPath.ts';
import type { Locale } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { PageName } from '../../locales/routes.ts';
import { homePath } from '../../locales/sitePath.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import { ARTICLE_LISTS } from './lists/articleLists.ts';
import type { PageDraft, Translate } from './PageBuilder.ts';

interface ErrorPageOptions {
  locale: Locale;
  path: string;
  /** Which page stood there, if any did. */
  name?: PageName | undefined;
  status: number;
  text: Translate;
  /** Whose site it is, for the title. */
  brandName: string;
  /** Where what was looked for exists in other languages. */
  translations?: readonly Alternate[];
  /** Whether a form was on its way. */
  isPosted?: boolean;
  /** Request id, for the visitor to quote and support to look up. */
  reference: string;
}

/** What a visitor can be told: nothing there, nobody answers, too much at once, not taken, our fault. */
const getErrorKind = (status: number) => {
  if (status === 503) return 'unavailable';
  if (status === 429) return 'busy';
  if (status === 404 || status === 410) return 'notFound';
  return status < 500 ? 'refused' : 'server';
};

/** The page for when there is none: what happened, a way home and one to the list it would stand in, the reference. */
export function errorPage(options: ErrorPageOptions): PageDraft {
  const { locale, path, name, status, text, brandName } = options;
  const { translations = [], isPosted = false, reference } = options;
  const kind = getErrorKind(status);
  const list = kind === 'notFound' && name ? LISTS[name] : undefined;
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
          ...(list && { listLink: { url: buildPath(locale, list.name), label: text(list.label) } }),
          ...(translations.length > 0 && { translations }),
          reference,
        },
      },
    ],
  };
}

/** The list in which a page stands, and what breadcrumbs call it; other pages stand in none. */
const LISTS: Partial<Record<PageName, { name: PageName; label: MessageId }>> = {
  'dealers-slug': { name: 'dealers-map', label: 'locator.dealers.label' },
  'charters-slug': { name: 'charters-map', label: 'locator.charters.label' },
  'service-centers-slug': { name: 'service-centers-map', label: 'locator.service-centers.label' },
  'events-slug': { name: 'events', label: 'list.events' },
  ...Object.fromEntries(
    Object.values(ARTICLE_LISTS).map(({ name, label }) => [`${name}-article-slug`, { name, label }]),
  ),
};
