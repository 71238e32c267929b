import { serverRegistry } from '../blocks/serverRegistry.ts';
import type { Registry } from '../renderer/Blocks.tsx';
import type { BlockProps } from '../schemas/index.ts';
import type { Page } from '../schemas/page.ts';
import { createStore } from '../store/createStore.ts';
import type { ConsentManager } from './Consent/ConsentManager.ts';
import { PageBody } from './PageBody.tsx';
import type { RememberedParts } from './rememberParts.tsx';
import { rememberedBox, ServerBlockBox } from './ServerBlockBox.tsx';
import { serverFrame } from './serverFrame.tsx';
import { serverIntl } from './serverIntl.ts';

interface ServerBodyProps {
  page: Page;
  registry?: Registry<BlockProps>;
  consent?: ConsentManager;
  /** Parts that need not be rendered again; without them the page is rendered as a whole. */
  remembered?: RememberedParts;
}

/** The body as the server renders it: every block at once, the frame around them from the page's lists. */
export function ServerBody({
  page,
  registry = serverRegistry,
  consent = 'none',
  remembered,
}: ServerBodyProps) {
  const contents = serverFrame(page, consent);
  const part = (name: keyof typeof contents) =>
    remembered ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
      <div data-frame={name} dangerouslySetInnerHTML={{ __html: remembered.frame[name] }} />
    ) : (
      <div data-frame={name}>{contents[name]}</div>
    );
  return (
    <PageBody
      page={{ ...page, title: page.seo.title }}
      store={remembered?.store ?? createStore(page)}
      intl={serverIntl[page.locale]}
      registry={registry}
      Box={remembered ? rememberedBox(remembered.blocks) : ServerBlockBox}
      frame={{
        consent: part('consent'),
        menus: part('menus'),
        footer: part('footer'),
        promotion: part('promotion'),
      }}
    />
  );
}
