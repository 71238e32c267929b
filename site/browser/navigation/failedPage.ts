import type { MessageId } from '../../../locales/Messages.ts';
import { selectBrandName } from '../../../store/brandSlice.ts';
import type { BrowserPage } from '../../frame/browserPage.ts';
import { createIntl } from '../../frame/createIntl.ts';
import type { ClientApp } from '../ClientApp.ts';

/** The page to show when the next one could not be loaded: what happened, and the same link again. */
export function failedPage(
  { page: { locale }, messages, store }: ClientApp,
  { pathname, search }: { pathname: string; search: string },
): BrowserPage {
  const intl = createIntl(locale, messages);
  const text = (id: MessageId) => intl.formatMessage({ id });
  return {
    path: pathname,
    route: `${locale}-failed`,
    locale,
    alternates: [],
    header: { plain: true, disabled: false },
    breadcrumb: { items: [] },
    title: `${text('error.network.title')} | ${selectBrandName(store.getState())}`,
    blocks: [
      {
        id: 'error',
        type: 'error-message',
        props: {
          heading: text('error.network.heading'),
          text: text('error.network.text'),
          link: { url: pathname + search, label: text('error.retry') },
        },
      },
    ],
  };
}
