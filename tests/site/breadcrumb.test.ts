import { expect, it } from 'vitest';
import { renderPage } from '../../site/frame/renderPage.tsx';
import { minimalPage } from '../renderer/minimalPage.ts';

const items = [{ label: 'Home', url: '/' }, { label: 'How much chain' }];
const breadcrumbs = (type: string, props: object) =>
  renderPage({ ...minimalPage([{ id: 'b', type, props }]), breadcrumb: { items } }).html.match(
    /aria-label="Breadcrumb"/g,
  );

it('stands in the footer of a page whose blocks show none', () => {
  expect(breadcrumbs('page-title', { heading: 'How much chain' })).toHaveLength(1);
});

it('stands once on a page that opens with it', () => {
  expect(breadcrumbs('article-hero', { heading: 'How much chain', breadcrumb: items })).toHaveLength(1);
});
