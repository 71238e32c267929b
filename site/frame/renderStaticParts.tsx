import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { getHydration } from '../../blocks/registryLines.ts';
import { getServerComponents } from '../../blocks/serverComponents.ts';
import { createMemo } from '../../memo/createMemo.ts';
import { type BlockBoxProps, Blocks, type Components } from '../../renderer/src/client.ts';
import type { BlockProps } from '../../schemas/index.ts';
import type { Block, Page } from '../../schemas/page.ts';
import { createStore, type Store } from '../../store/createStore.ts';
import type { ConsentManager } from './Consent/EmbeddedConsent.tsx';
import { serverFrame } from './serverFrame.tsx';
import { getServerIntl } from './serverIntl.ts';

/** Markup that is the same for all pages made of the same content. */
export interface StaticParts {
  store: Store;
  frame: Readonly<Record<keyof ReturnType<typeof serverFrame>, string>>;
  /** Markup of the blocks that are never hydrated, by their props. */
  blocks: ReadonlyMap<object, string>;
}

/** Markup by the object it was made of. */
const once = createMemo<string>();

const Unboxed = ({ children }: BlockBoxProps) => children;
const createBlockElement = (block: Block, components: Components<BlockProps>) => (
  <Blocks blocks={[block]} components={components} Box={Unboxed} />
);

/**
 * Renders the parts of a page that need no JavaScript, once for as long as the content they are made of is cached.
 *
 * @param page its lists, and the props of each block, are the same objects only where the content is the same.
 */
export function renderStaticParts(page: Page, consent: ConsentManager): StaticParts {
  const { locale, lists, brand } = page;
  const brandDependencies = brand ? [brand] : [];
  const store = createStore(page);
  const intl = getServerIntl(page);
  const components = getServerComponents(brand);
  // The ids that React generates start anew in each part.
  const render = (content: ReactNode, identifierPrefix: string): string =>
    renderToString(
      <Provider store={store}>
        <RawIntlProvider value={intl}>{content}</RawIntlProvider>
      </Provider>,
      { identifierPrefix },
    );

  const contents = serverFrame(page, consent);
  const part = (name: keyof typeof contents) =>
    once(
      lists,
      `${name} ${locale} ${consent}`,
      () => render(contents[name], `${name}-`),
      ...brandDependencies,
    );
  const frame = {
    consent: part('consent'),
    menus: part('menus'),
    footer: part('footer'),
  };

  const still = page.blocks.filter(({ type, props }) => getHydration(type, props) === 'never');
  const getBlockMarkup = (block: Block) =>
    once(
      block.props,
      `${block.id} ${locale}`,
      () => render(createBlockElement(block, components), `${block.id}-`),
      ...brandDependencies,
    );
  return { store, frame, blocks: new Map(still.map((block) => [block.props, getBlockMarkup(block)])) };
}
