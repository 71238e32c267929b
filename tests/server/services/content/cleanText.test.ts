import { expect, it } from 'vitest';
import { cleanText } from '../../../../server/services/content/cleanText.ts';

it.each([
  ['a word that turns the direction of what follows', 'gpj\u202egnp.exe', 'gpjgnp.exe'],
  ['isolates and marks of direction', '\u2067a\u2069\u200e\u200f\u061c', 'a'],
  ['spaces without width', 'a\u200bb\ufeffc\u2060', 'abc'],
  ['control characters', 'a\u0000\u0007\u0085b', 'ab'],
  ['halves of a pair', 'a\ud800b\udc00', 'ab'],
  ['joiners and soft hyphens that join and part nothing', '\u00ad\u200da \u200cb\u200d\u200d', 'a b'],
  ['tags behind no flag', 'a\u{e0067}\u{e007f}', 'a'],
])('removes %s', (_what, written, clean) => {
  expect(cleanText(written)).toBe(clean);
});

it.each(['\u200b', ' \u00ad\u202e', '\u2028', '\ufeff \n', '\u{e0041}'])('%j: empty', (written) => {
  expect(cleanText(written)).toBe('');
});

it.each([
  ['tabs and line breaks', 'a\tb\nc'],
  ['a soft hyphen in a word', 'Hochsee\u00adkatamaran'],
  ['a non-joiner in Persian', 'می\u200cخواهم'],
  ['a joiner in Hindi', 'क\u094d\u200dष'],
  ['an emoji of several', '👩🏽\u200d🚀 ❤\ufe0f\u200d🔥'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
])('keeps %s', (_what, written) => {
  expect(cleanText(written)).toBe(written);
});

it('line and paragraph separators become spaces', () => {
  expect(cleanText('one\u2028two\u2029three')).toBe('one two three');
});
