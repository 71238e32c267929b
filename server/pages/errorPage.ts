import { buildPath } from '../../locales/buildPath.ts';
import { homePath } from '../../locales/homePath.ts';
import type { Locale } from '../../locales/locales.ts';
import type { PageName } from '../../locales/routes.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import { listOf } from './listOf.ts';
import type { Translate } from './PageBuilder.ts';
import type { PageDraft } from './PageDraft.ts';

interface ErrorPageOptions {
  locale: Locale;
  path: string;
  /** Which page stood there, if any did. */
  name?: PageName | undefined;
  status: number;
  text: Translate;
  /** Where what was looked for exists in other languages. */
  translations?: readonly Alternate[];
  /** Whether a form was on its way. */
  isPosted?: boolean;
  /** Request id, for the visitor to quote and support to look up. */
  reference: string;
}

/** What a visitor can be told: nothing there, nobody answers, not taken, our fault. */
const kindOf = (status: number) => {
  if (status === 503) return 'unavailable';
  if (status === 404 || status === 410) return 'notFound';
  return status < 500 ? 'refused' : 'server';
};

/** The page for when there is none: what happened, a way home and one to the list it would stand in, the reference. */
export function errorPage(options: ErrorPageOptions): PageDraft {
  const { locale, path, name, status, text, translations = [], isPosted = false, reference } = options;
  const kind = kindOf(status);
  const list = kind === 'notFound' && name ? listOf(name) : undefined;
  return {
    path,
    locale,
    route: `${locale}-error`,
    kind: 'error',
    status,
    seo: {
      title: `${text(`error.${kind}.title`)} | ${text('brand.name')}`,
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
          text: text(kind === 'unavailable' && isPosted ? 'error.unavailable.notSent' : `error.${kind}.text`),
          link: { url: homePath(locale), label: text('error.home') },
          ...(list && { listLink: { url: buildPath(locale, list.name), label: text(list.label) } }),
          ...(translations.length > 0 && { translations }),
          reference,
        },
      },
    ],
  };
}
