import { serverRegistry } from '../blocks/serverRegistry.ts';
import { serverMessages } from '../locales/serverMessages.ts';
import type { Registry } from '../renderer/Blocks.tsx';
import type { BlockProps } from '../schemas/index.ts';
import type { Page } from '../schemas/page.ts';
import { createStore } from '../store/createStore.ts';
import type { ConsentManager } from './Consent/ConsentManager.ts';
import { EmbeddedConsent } from './Consent/EmbeddedConsent.tsx';
import { FooterContent } from './Footer/FooterContent.tsx';
import { HeaderMenus } from './Header/HeaderMenus.tsx';
import { PageBody } from './PageBody.tsx';
import { PromotionalVisual } from './Promotion/PromotionalVisual.tsx';
import { ServerBlockBox } from './ServerBlockBox.tsx';

interface ServerBodyProps {
  page: Page;
  registry?: Registry<BlockProps>;
  consent?: ConsentManager;
}

/** The body as the server renders it: every block at once, the frame around them from the page's lists. */
export function ServerBody({ page, registry = serverRegistry, consent = 'none' }: ServerBodyProps) {
  return (
    <PageBody
      page={{ ...page, title: page.seo.title }}
      store={createStore(page)}
      messages={serverMessages[page.locale]}
      registry={registry}
      Box={ServerBlockBox}
      frame={{
        consent: <div data-frame="consent">{consent === 'embedded' && <EmbeddedConsent />}</div>,
        menus: (
          <div data-frame="menus">
            <HeaderMenus locale={page.locale} />
          </div>
        ),
        footer: (
          <div data-frame="footer">
            <FooterContent locale={page.locale} consent={consent} />
          </div>
        ),
        promotion: (
          <div data-frame="promotion">
            {page.lists.lightbox && <PromotionalVisual lightbox={page.lists.lightbox} />}
          </div>
        ),
      }}
    />
  );
}
