import { type ComponentType, Suspense } from 'react';
import { getHydration } from '../../blocks/registryLines.ts';
import { serverRegistry } from '../../blocks/serverRegistry.ts';
import type { BlockBoxProps, Registry } from '../../renderer/Blocks.tsx';
import type { BlockProps, BlockType } from '../../schemas/index.ts';
import type { Page } from '../../schemas/page.ts';
import { createStore } from '../../store/createStore.ts';
import type { ConsentManager } from './Consent/EmbeddedConsent.tsx';
import { PageBody } from './PageBody.tsx';
import type { StaticParts } from './renderStaticParts.tsx';
import { serverFrame } from './serverFrame.tsx';
import { serverIntl } from './serverIntl.ts';

/** The box on the server. A block that hydrates is in a Suspense boundary, so that React can wait for its code. */
function ServerBlockBox({ id, type, props = {}, children }: BlockBoxProps) {
  // The renderer knows types only as strings; validation has dropped all that the registry lacks.
  return getHydration(type as BlockType, props) === 'never' ? (
    <div data-block={type} data-block-id={id} data-static="">
      {children}
    </div>
  ) : (
    <div data-block={type} data-block-id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** The same box with markup of blocks that were rendered before. @param known their markup, by their props. */
const createStaticBox =
  (known: ReadonlyMap<object, string>): ComponentType<BlockBoxProps> =>
  (block) => {
    const { id, type, props } = block;
    const __html = props && known.get(props);
    if (__html === undefined) return <ServerBlockBox {...block} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
    return <div data-block={type} data-block-id={id} data-static="" dangerouslySetInnerHTML={{ __html }} />;
  };

interface ServerBodyProps {
  page: Page;
  registry?: Registry<BlockProps>;
  consent?: ConsentManager;
  /** Parts that are already rendered; without them the whole page is rendered. */
  staticParts?: StaticParts;
}

/** The body on the server: every block, with the frame around them from the page's lists. */
export function ServerBody({
  page,
  registry = serverRegistry,
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
      intl={serverIntl[page.locale]}
      registry={registry}
      Box={staticParts ? createStaticBox(staticParts.blocks) : ServerBlockBox}
      frame={{
        consent: part('consent'),
        menus: part('menus'),
        footer: part('footer'),
        promotion: part('promotion'),
      }}
    />
  );
}
