import { describe, expect, it } from 'vitest';
import { pageDataUrl } from '../../../site/browser/navigation/pageDataUrl.ts';

const origin = 'https://www.estran.example';
const dataUrl = (address: string, locale: 'en' | 'fr' = 'en') =>
  pageDataUrl(new URL(address, origin), { origin, locale });

describe('URL of a page’s data', () => {
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

  it('same language as the document', () => {
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
  ])('%s: undefined', (_what, address) => {
    expect(dataUrl(address)).toBeUndefined();
  });

  it('another language than the document: undefined', () => {
    expect(dataUrl('/the-yard', 'fr')).toBeUndefined();
    expect(dataUrl('/', 'fr')).toBeUndefined();
  });
});
