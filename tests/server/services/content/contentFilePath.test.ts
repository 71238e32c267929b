import { expect, test } from 'vitest';
import { contentFilePath } from '../../../../server/services/content/contentFilePath.ts';

const hosts = new Set(['cms.example:8080']);

test.each([
  ['/sites/default/files/2026-11/boat.jpg', '/sites/default/files/2026-11/boat.jpg'],
  ['/sites/default/files/boat..jpg', '/sites/default/files/boat..jpg'],
  ['http://cms.example:8080/sites/default/files/boat.jpg', '/sites/default/files/boat.jpg'],
  ['HTTP://CMS.example:8080/sites/default/files/boat.jpg#x', '/sites/default/files/boat.jpg'],
  ['/sites/default/files/boat.jpg?itok=1', '/sites/default/files/boat.jpg'],
  ['/sites/default/files/what? #1; 100%.jpg', '/sites/default/files/what%3F%20%231%3B%20100%25.jpg'],
  [
    '/sites/default/files/what%3F%20%231%3B%20100%25.jpg',
    '/sites/default/files/what%3F%20%231%3B%20100%25.jpg',
  ],
  ['http://cms.example:8080/sites/default/files/a#b.jpg?itok=1#x', '/sites/default/files/a%23b.jpg'],
  ['/sites/default/files/a boat (1).jpg', '/sites/default/files/a%20boat%20%281%29.jpg'],
])('%s', (address, path) => {
  expect(contentFilePath(address, hosts)).toBe(path);
});

test.each([
  'https://pictures.example/sites/default/files/boat.jpg',
  'http://cms.example/sites/default/files/boat.jpg',
  '//pictures.example/sites/default/files/boat.jpg',
  '/sites/default/private/boat.jpg',
  '/sites/default/files/../settings.php',
  '/sites/default/files/x/../../../../sites/default/files/boat.jpg',
  '/sites/default/files/%2e%2e/settings.php',
  '/sites/default/files/..%2fsettings.php',
  '/sites/default/files/..\\settings.php',
  '/sites/default/files/a%5c..%5cb.jpg',
  'http://cms.example:8080@pictures.example/sites/default/files/boat.jpg',
  'javascript:alert(1)',
  'file:///sites/default/files/boat.jpg',
  'boat.jpg',
  '',
])('undefined for %j', (address) => {
  expect(contentFilePath(address, hosts)).toBeUndefined();
});
