import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { MenuItem } from '../../schemas/entities/menu.ts';
import { MenuList } from '../../site/frame/Header/MenuList.tsx';
import { getServerIntl } from '../../site/frame/serverIntl.ts';

const entry = (id: string, isVisible: boolean, children: MenuItem[] = []): MenuItem => ({
  id,
  label: id,
  url: `/${id}`,
  isVisible,
  weight: 0,
  separator: false,
  isNew: false,
  isHeritage: false,
  children,
});

const render = (item: MenuItem): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={getServerIntl({ locale: 'en' })}>
      <MenuList label="Main" items={[item]} level="submenu" />
    </RawIntlProvider>,
  );

test('all children hidden: a link without a submenu', () => {
  const html = render(entry('boats', true, [entry('secret', false)]));
  expect(html).toContain('href="/boats"');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('secret');
});

test('one child visible: a button whose submenu omits the hidden ones', () => {
  const html = render(entry('boats', true, [entry('secret', false), entry('estran-42', true)]));
  expect(html).toContain('popoverTarget="submenu-0"');
  expect(html).toContain('href="/estran-42"');
  expect(html).not.toContain('secret');
});
