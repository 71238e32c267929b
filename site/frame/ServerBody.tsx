import type { ComponentType } from 'react';
import { registryLines } from '../../blocks/registryLines.ts';
import { getServerComponents } from '../../blocks/serverComponents.ts';
import type { BlockBoxProps, Components } from '../../renderer/src/client.ts';
import { createServerBox } from '../../renderer/src/index.ts';
import type { BlockProps } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import { createStore } from '../../store/createStore.ts';
import type { ConsentManager } from './Consent/EmbeddedConsent.tsx';
import { PageBody } from './PageBody.tsx';
import type { StaticParts } from './renderStaticParts.tsx';
import { serverFrame } from './serverFrame.tsx';
import { getServerIntl } from './serverIntl.ts';

const ServerBlockBox = createServerBox(registryLines);

/** The same box with markup of blocks that were rendered before. @param known their markup, by their props. */
const createStaticBox =
  (known: ReadonlyMap<object, string>): ComponentType<BlockBoxProps> =>
  (block) => {
    const { id, type, lang, props } = block;
    const __html = props && known.get(props);
    if (__html === undefined) return <ServerBlockBox {...block} />;
    const attributes = { 'data-block': type, 'data-block-id': id, lang, 'data-static': '' };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
    return <div {...attributes} dangerouslySetInnerHTML={{ __html }} />;
  };

interface ServerBodyProps {
  page: Page;
  components?: Components<BlockProps>;
  consent?: ConsentManager;
  /** Parts that are already rendered; without them the whole page is rendered. */
  staticParts?: StaticParts;
}

/** The body on the server: every block, with the frame around them from the page's lists. */
export function ServerBody({
  page,
  components = getServerComponents(page.brand),
  consent = 'none',
  staticParts,
}: ServerBodyProps) {
  const contents = serverFrame(page, consent);
  const part = (name: keyof typeof contents) =>
    staticParts ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
      <div data-frame={name} dangerouslySetInnerHTML={{ __html: staticParts.frame[name] }} />
    ) : (
      <div data-frame={name}>{contents[name]}</div>
    );
  return (
    <PageBody
      page={{ ...page, title: page.seo.title }}
      store={staticParts?.store ?? createStore(page)}
      intl={getServerIntl(page)}
      components={components}
      Box={staticParts ? createStaticBox(staticParts.blocks) : ServerBlockBox}
      frame={{
        consent: part('consent'),
        menus: part('menus'),
        footer: part('footer'),
      }}
    />
  );
}
