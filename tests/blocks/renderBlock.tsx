import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { getServerIntl } from '../../site/frame/serverIntl.ts';
import { createStore } from '../../store/createStore.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('../../blocks/*/*.tsx', { eager: true });

/** One for all: blocks read it and never write while they are rendered to text. */
const store = createStore({ header: { plain: true, disabled: false }, lists: {} });

const intl = getServerIntl({ locale: 'en' });

/** The component of a block, which stands in the folder of its name. */
export const getComponent = (name: string): ComponentType | undefined =>
  modules[`../../blocks/${name}/${name}.tsx`]?.[name];

/** The markup of one block on an English page; empty when there is no such component. */
export function renderBlock(name: string, props: object): string {
  const Component = getComponent(name);
  if (!Component) return '';
  return renderToStaticMarkup(
    <Provider store={store}>
      <RawIntlProvider value={intl}>
        <Component {...props} />
      </RawIntlProvider>
    </Provider>,
  );
}
