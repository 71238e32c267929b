import { LOCALES, type Locale } from '../../locales/locales.ts';
import type { PageLists } from '../../schemas/page.ts';
import type { Translate } from './PageContext.ts';
import type { PageDraft } from './PageDraft.ts';

interface ErrorPageOptions {
  locale: Locale;
  path: string;
  status: number;
  text: Translate;
  /** Empty when the content service cannot be asked. */
  menus: Pick<PageLists, 'header' | 'footer'>;
  /** Request id, shown where support has something to look up. */
  reference: string;
}

const kindOf = (status: number) =>
  status === 404 ? 'notFound' : status === 503 ? 'unavailable' : ('server' as const);

/** The page for when there is none: one message, a way home, and the reference unless the address is just wrong. */
export const errorPage = ({ locale, path, status, text, menus, reference }: ErrorPageOptions): PageDraft => {
  const kind = kindOf(status);
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
          text: text(`error.${kind}.text`),
          link: { url: LOCALES[locale].prefix || '/', label: text('error.home') },
          reference,
        },
      },
    ],
    lists: menus,
  };
};
