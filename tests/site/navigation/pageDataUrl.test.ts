import { describe, expect, it } from 'vitest';
import { pageDataUrl } from '../../../site/browser/navigation/pageDataUrl.ts';

const origin = 'https://www.estran.example';
const dataUrl = (address: string, locale: 'en' | 'fr' = 'en') =>
  pageDataUrl(new URL(address, origin), { origin, locale });

describe('where the data of a page is had from', () => {
  it.each([
    ['/', '/index.pageContext.json'],
    ['/the-yard', '/the-yard/index.pageContext.json'],
    ['/the-yard/', '/the-yard/index.pageContext.json'],
    ['/news?product=estran-60', '/news/index.pageContext.json?product=estran-60'],
    ['/the-yard#people', '/the-yard/index.pageContext.json'],
    ['/france', '/france/index.pageContext.json'],
  ])('%s: %s', (address, url) => {
    expect(dataUrl(address)).toBe(url);
  });

  it('is in the language of the page on show', () => {
    expect(dataUrl('/fr', 'fr')).toBe('/fr/index.pageContext.json');
    expect(dataUrl('/fr/le-chantier', 'fr')).toBe('/fr/le-chantier/index.pageContext.json');
  });

  it.each([
    ['another site', 'https://b.example/the-yard'],
    ['another port', 'https://www.estran.example:8443/the-yard'],
    ['a brochure', '/files/brochure.pdf'],
    ['a feed', '/news/feed.xml'],
    ['another language', '/fr/le-chantier'],
    ['the home page of another language', '/de'],
    ['a mail', 'mailto:yard@estran.example'],
  ])('is nowhere for %s', (_what, address) => {
    expect(dataUrl(address)).toBeUndefined();
  });

  it('is nowhere for English pages in a French document', () => {
    expect(dataUrl('/the-yard', 'fr')).toBeUndefined();
    expect(dataUrl('/', 'fr')).toBeUndefined();
  });
});
