import { expect, it } from 'vitest';
import { pageDataPath } from '../../../site/browser/navigation/pageDataUrl.ts';
import { toExportFile } from '../../../tools/export/createWriter.ts';

it.each([
  ['/', true, 'index.html'],
  ['/fr', true, 'fr/index.html'],
  ['/caf%C3%A9', true, 'café/index.html'],
  ['/news/feed.xml', false, 'news/feed.xml'],
  [pageDataPath('/'), false, 'index.pageContext.json'],
  [pageDataPath('/fr/x'), false, 'fr/x/index.pageContext.json'],
])('%s: the file a static host serves', (pathname, isPage, file) => {
  expect(toExportFile(pathname, isPage)).toBe(file);
});

it.each(['/../etc/passwd', '/a/%2e%2e/%2e%2e/x', '/..%5cx', '/a%00b', '/'])(
  '%s: refused, outside the folder',
  (pathname) => {
    expect(() => toExportFile(pathname, false)).toThrow('cannot be the name of a file');
  },
);
