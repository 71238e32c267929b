import { describe, expect, it } from 'vitest';
import { contentFile, isContentFile } from '../../schemas/contentFile.ts';

const FOLDER = '/sites/default/files/';

describe('paths of content files', () => {
  it.each([
    ['2026-11/a.b_c-d~e.PNG', '2026-11/a.b_c-d~e.PNG'],
    ['boat..jpg', 'boat..jpg'],
    ['a%20b.jpg', 'a%20b.jpg'],
    ['a b.jpg', 'a%20b.jpg'],
    ['été.jpg', '%C3%A9t%C3%A9.jpg'],
    ['%c3%a9t%c3%a9.jpg', '%C3%A9t%C3%A9.jpg'],
    ['%62oat.jpg', 'boat.jpg'],
    ["a'(1)!$&+,=@[x].jpg", 'a%27%281%29%21%24%26%2B%2C%3D%40%5Bx%5D.jpg'],
    [
      'Capture d’écran – “vue” ….png',
      'Capture%20d%E2%80%99%C3%A9cran%20%E2%80%93%20%E2%80%9Cvue%E2%80%9D%20%E2%80%A6.png',
    ],
    ['à 14\u202fh 05, 12°.jpg', '%C3%A0%2014%E2%80%AFh%2005%2C%2012%C2%B0.jpg'],
    ['e\u0301te\u0301.jpg', 'e%CC%81te%CC%81.jpg'],
    ['⛵👩‍✈️.jpg', '%E2%9B%B5%F0%9F%91%A9%E2%80%8D%E2%9C%88%EF%B8%8F.jpg'],
    [
      'a#b?c;d*e{f}:g|h<i>"j^k`l\u200e.jpg',
      'a%23b%3Fc%3Bd%2Ae%7Bf%7D%3Ag%7Ch%3Ci%3E%22j%5Ek%60l%E2%80%8E.jpg',
    ],
    ['100%.jpg', '100%25.jpg'],
    ['100%25.jpg', '100%25.jpg'],
    ['50% été.jpg', '50%25%20%C3%A9t%C3%A9.jpg'],
    ['%ff.jpg', '%25ff.jpg'],
    ['a%2520b.jpg', 'a%2520b.jpg'],
    ['%E2%80%AEgpj.jpg', '%E2%80%AEgpj.jpg'],
    [' a.jpg', '%20a.jpg'],
  ])('%s is encoded as %s', (name, written) => {
    expect(contentFile(FOLDER + name)).toBe(FOLDER + written);
    expect(isContentFile(FOLDER + written)).toBe(true);
    expect(isContentFile(FOLDER + name)).toBe(name === written);
  });

  it.each([
    '/sites/default/files/../settings.php',
    '/sites/default/files/%2e%2e/settings.php',
    '/sites/default/files/..%2fsettings.php',
    '/sites/default/files/a/./b.jpg',
    '/sites/default/files/a%5c..%5cb.jpg',
    '/sites/default/files/a\\b.jpg',
    '/sites/default/files/%252e%252e/settings.php',
    '/sites/default/files/%25252e%25252e/settings.php',
    '/sites/default/files/%25ff%252e%252e%252f..%2fsettings.php',
    '/sites/default/files/%%2e%2e%2fsettings.jpg',
    '/sites/default/files/a%2Fb.jpg',
    '/sites/default/files/a%252Fb.jpg',
    '/sites/default/files/a%255c..%255cb.jpg',
    '/sites/default/files/a%2500.jpg',
    '/sites/default/files/ .hidden/b.jpg',
    '/sites/default/files/..%20/b.jpg',
    '/sites/default/files/a%00.jpg',
    '/sites/default/files/a\tb.jpg',
    '/sites/default/files/a%0d%0ab.jpg',
    '/sites/default/files/\ud800.jpg',
    '/sites/default/files/.hidden.jpg',
    '/sites/default/files/a.jpg/',
    '/sites/default/files//a.jpg',
    '/sites/default/files/',
    '/sites/default/filesystem/a.jpg',
    '/sites/default/private/a.jpg',
    '//elsewhere.example/sites/default/files/a.jpg',
    'https://elsewhere.example/sites/default/files/a.jpg',
    '',
    `/sites/default/files/${'a'.repeat(2000)}.jpg`,
    `/sites/default/files/${'é'.repeat(500)}.jpg`,
  ])('%.60j: undefined', (path) => {
    expect(contentFile(path)).toBeUndefined();
    expect(isContentFile(path)).toBe(false);
  });
});
