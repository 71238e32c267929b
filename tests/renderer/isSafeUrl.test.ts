import { describe, expect, it } from 'vitest';
import { isSafeUrl } from '../../renderer/src/isSafeUrl.ts';

describe('link URLs', () => {
  it.each([
    '/',
    '/fr/gammes/escale',
    '/x?a=b#c',
    '#content',
    '?page=2',
    'https://example.com',
    'http://example.com/x',
    'mailto:a@b.example',
    'tel:+33297000000',
  ])('accepts %s', (url) => expect(isSafeUrl(url)).toBe(true));
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:///x',
    'ftp://x',
    'file:///etc/passwd',
    '',
    'relative/path',
    '/\t/evil.example',
  ])('refuses %j', (url) => expect(isSafeUrl(url)).toBe(false));
});
