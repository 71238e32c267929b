import { serverRegistry } from '../blocks/serverRegistry.ts';
import { serverMessages } from '../locales/serverMessages.ts';
import type { Registry } from '../renderer/Blocks.tsx';
import type { BlockProps } from '../schemas/index.ts';
import type { Page } from '../schemas/page.ts';
import { createStore } from '../store/createStore.ts';
import { FooterContent } from './Footer/FooterContent.tsx';
import { HeaderMenus } from './Header/HeaderMenus.tsx';
import { PageBody } from './PageBody.tsx';
import { ServerBlockBox } from './ServerBlockBox.tsx';

interface ServerBodyProps {
  page: Page;
  registry?: Registry<BlockProps>;
}

/** The body as the server renders it: every block at once, menus and footer from the store's lists. */
export function ServerBody({ page, registry = serverRegistry }: ServerBodyProps) {
  return (
    <PageBody
      page={{ ...page, title: page.seo.title }}
      store={createStore(page)}
      messages={serverMessages[page.locale]}
      registry={registry}
      Box={ServerBlockBox}
      frame={{
        menus: (
          <div data-frame="menus">
            <HeaderMenus locale={page.locale} />
          </div>
        ),
        footer: (
          <div data-frame="footer">
            <FooterContent locale={page.locale} />
          </div>
        ),
      }}
    />
  );
}
