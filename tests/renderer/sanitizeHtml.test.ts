import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../renderer/src/sanitizeHtml.ts';

describe('rich text', () => {
  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['event handlers', '<p onmouseover="x">a</p>', '<p>a</p>'],
    ['frames', '<iframe src="https://x"></iframe><p>a</p>', '<p>a</p>'],
    ['styles', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['script addresses', '<a href="javascript:x">a</a>', '<a>a</a>'],
    ['addresses with a hidden line break', '<a href="java&#10;script:x">a</a>', '<a>a</a>'],
    ['addresses of another host without scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['forms', '<form action="/x"><input></form>a', 'a'],
    ['pictures', '<img src=x onerror=alert(1)>a', 'a'],
    ['drawings with scripts', '<svg><script>x</script></svg>a', 'a'],
  ])('removes %s', (_what, dirty, clean) => expect(sanitizeHtml(dirty)).toBe(clean));

  it.each([
    '<h2>a</h2><p>b <strong>c</strong> <em>d</em></p><ul><li>e</li></ul>',
    '<p><a hreflang="fr" href="/x">a</a></p>',
    '<table><caption>a</caption><tr><th scope="row">b</th><td>c</td></tr></table>',
  ])('keeps %s', (html) => expect(sanitizeHtml(html)).toBe(html));

  it('h1 becomes h2', () => expect(sanitizeHtml('<h1>a</h1>')).toBe('<h2>a</h2>'));
  it('target=_blank gets rel=noopener', () =>
    expect(sanitizeHtml('<a href="https://x.example" target="_blank">a</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener">a</a>',
    ));
});
