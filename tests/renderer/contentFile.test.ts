import { describe, expect, it } from 'vitest';
import { contentFile, isContentFile } from '../../renderer/contentFile.ts';

const FOLDER = '/sites/default/files/';

describe('paths of files of the content service', () => {
  it.each([
    ['2026-11/a.b_c-d~e.PNG', '2026-11/a.b_c-d~e.PNG'],
    ['boat..jpg', 'boat..jpg'],
    ['a%20b.jpg', 'a%20b.jpg'],
    ['a b.jpg', 'a%20b.jpg'],
    ['été.jpg', '%C3%A9t%C3%A9.jpg'],
    ['%c3%a9t%c3%a9.jpg', '%C3%A9t%C3%A9.jpg'],
    ['%62oat.jpg', 'boat.jpg'],
    ["a'(1)!$&+,=@[x].jpg", 'a%27%281%29%21%24%26%2B%2C%3D%40%5Bx%5D.jpg'],
  ])('writes %s in one way, as %s', (name, written) => {
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
    '/sites/default/files/a%2Fb.jpg',
    '/sites/default/files/a%00.jpg',
    '/sites/default/files/a\tb.jpg',
    '/sites/default/files/a%0d%0ab.jpg',
    '/sites/default/files/%E2%80%AEgpj.jpg',
    '/sites/default/files/a.jpg?itok=1',
    '/sites/default/files/a.jpg#x',
    '/sites/default/files/100%.jpg',
    '/sites/default/files/%ff.jpg',
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
  ])('refuses %.60j', (path) => {
    expect(contentFile(path)).toBeUndefined();
    expect(isContentFile(path)).toBe(false);
  });
});
