import { describe, expect, it } from 'vitest';
import { filePath } from '../../../server/media/fetchFile.ts';

const read = (path: string): string => filePath(path, ['jpg', 'png']);

describe('filePath', () => {
  it.each([
    '/sites/default/files/a.jpg',
    '/sites/default/files/2024-05/a.b_c-d.PNG',
    '/sites/default/files/%C3%A9t%C3%A9%20%281%29.jpg',
    '/sites/default/files/%E6%B5%B7/e%CC%81.jpg',
  ])('accepts %s', (path) => {
    expect(read(path)).toBe(path);
  });

  it.each([
    ['/sites/default/files/%C3%A9t%C3%A9%20(1).jpg', '/sites/default/files/%C3%A9t%C3%A9%20%281%29.jpg'],
    ['/sites/default/files/%c3%a9.jpg', '/sites/default/files/%C3%A9.jpg'],
    ['/sites/default/files/100%.jpg', '/sites/default/files/100%25.jpg'],
  ])('rewrites %s to %s', (path, written) => {
    expect(read(path)).toBe(written);
  });

  const refused = [
    '/sites/default/files/../settings.jpg',
    '/sites/default/files/%2e%2e%2fsettings.jpg',
    '/sites/default/files/%2e%2e/settings.jpg',
    '/sites/default/files/%252e%252e%252fsettings.jpg',
    '/sites/default/files/..%5csettings.jpg',
    '/sites/default/files/a/./b.jpg',
    '/sites/default/files//b.jpg',
    '/sites/default/files/.hidden.jpg',
    '/sites/default/files/a%00.jpg',
    '/sites/default/files/a.php%00.jpg',
    '/sites/default/files/a%0d%0aX-Evil:1.jpg',
    '/sites/default/files/%',
    '/sites/default/files/a.svg',
    '/sites/default/files/a.jpg#x',
    '/sites/default/files/a.jpg?itok=1',
    '/sites/default/files/a.jpg/',
    '/sites/default/files/jpg',
    '/sites/default/private/a.jpg',
    '/sites/default/filesystem/a.jpg',
    '//evil.example/sites/default/files/a.jpg',
    'http://evil.example/sites/default/files/a.jpg',
    '@evil.example/sites/default/files/a.jpg',
    '',
    `/sites/default/files/${'a'.repeat(2_000_000)}.jpg`,
  ];
  it.each(refused)('NotFoundError for %.60s', (path) => {
    expect(() => read(path)).toThrow(expect.objectContaining({ name: 'NotFoundError' }));
  });
});
