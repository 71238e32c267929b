import { describe, expect, it } from 'vitest';
import { extractLinks, filesIn, pageAddress } from '../../../tools/export/addressesIn.ts';

const SITE = 'https://www.example.com';

describe('extractLinks', () => {
  it('anchors, hreflang and feed links', () => {
    const html =
      '<link rel="stylesheet" href="/a.css"><link rel="alternate" hrefLang="fr" href="https://www.example.com/fr">' +
      '<a class="x" href="/news?page=2&amp;x=1">next</a><a id="anchor">none</a>';
    expect(extractLinks(html)).toEqual(['https://www.example.com/fr', '/news?page=2&x=1']);
  });

  it('<loc> of a sitemap', () => {
    expect(extractLinks('<url><loc>https://www.example.com/a&amp;b</loc></url>')).toEqual([
      'https://www.example.com/a&b',
    ]);
  });
});

describe('filesIn', () => {
  it('attributes, srcset, JSON and absolute URLs, each once', () => {
    const text =
      'src="/images/a/1.webp/x.jpg" srcSet="/images/a/1.avif/x.jpg 1w, /images/a/2.avif/x.jpg 2w"' +
      '{"video":"\\/films\\/sea.mp4","points":"/api/dealers/dealers/en.json"} url(/images/b/3.webp/y.jpg)' +
      'content="https://www.example.com/images/a/1.webp/x.jpg" href="https://other.example/images/no.jpg"';
    expect(filesIn(text, SITE).sort()).toEqual([
      '/api/dealers/dealers/en.json',
      '/films/sea.mp4',
      '/images/a/1.avif/x.jpg',
      '/images/a/1.webp/x.jpg',
      '/images/a/2.avif/x.jpg',
      '/images/b/3.webp/y.jpg',
    ]);
  });
});

it('a tile URL; not the template of tile URLs', () => {
  const text = '<img src="/tiles/v6/en/8/125/89.svg">{"tiles":"/tiles/v6/en/{z}/{x}/{y}.svg"}';
  expect(filesIn(text, SITE)).toEqual(['/tiles/v6/en/8/125/89.svg']);
});

describe('pageAddress', () => {
  it.each([
    ['/fr', '/fr'],
    ['https://www.example.com/news#top', '/news'],
    ['/dealers?page=2', '/dealers?page=2'],
    ['/dealers?country=fr&page=2', '/dealers'],
    ['/brochure?model=estran-42', '/brochure'],
    ['estran-46', '/boats/estran-46'],
  ])('%s: %s', (link, address) => {
    expect(pageAddress(link, '/boats/estran-42', SITE)).toBe(address);
  });

  it.each(['//evil.example/x', 'https://www.example.org/', 'mailto:a@b.example', 'tel:+1', 'http://['])(
    '%s: undefined',
    (link) => {
      expect(pageAddress(link, '/', SITE)).toBeUndefined();
    },
  );
});
