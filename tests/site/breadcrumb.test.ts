import { expect, it } from 'vitest';
import { renderPage } from '../../site/frame/renderPage.tsx';
import { minimalPage } from '../renderer/minimalPage.ts';

const items = [{ label: 'Home', url: '/' }, { label: 'How much chain' }];
const breadcrumbs = (type: string, props: object) =>
  renderPage({ ...minimalPage([{ id: 'b', type, props }]), breadcrumb: { items } }).html.match(
    /aria-label="Breadcrumb"/g,
  );

it('is in the footer if no block shows it', () => {
  expect(breadcrumbs('page-title', { heading: 'How much chain' })).toHaveLength(1);
});

it('is not repeated in the footer if the first block shows it', () => {
  expect(breadcrumbs('article-hero', { heading: 'How much chain', breadcrumb: items })).toHaveLength(1);
});
