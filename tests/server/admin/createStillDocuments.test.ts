import { describe, expect, it } from 'vitest';
import { createStillDocuments } from '../../../server/admin/createStillDocuments.ts';

const link = (path: string) => `<link rel="stylesheet" type="text/css" href="${path}?direct">`;
const DOCUMENT = `<head><link rel="stylesheet" href="/admin/lone.css">${link('/a.css')}${link('/b.css')}</head>
<body><script src="/admin/singleBlock.js"></script><p>Block</p><script async type="module">
import('/pages/client.ts');
</script></body>`;

describe('createStillDocuments', () => {
  it('puts the styles of components into the document, in order, and takes the modules out', async () => {
    const makeStill = createStillDocuments(async (path) => `/* ${path} */`, ['/tokens.css']);
    expect(await makeStill(DOCUMENT)).toBe(
      `<head><link rel="stylesheet" href="/admin/lone.css"><style>/* /tokens.css */
/* /a.css?direct */
/* /b.css?direct */</style></head>
<body><script src="/admin/singleBlock.js"></script><p>Block</p></body>`,
    );
  });

  it('loads the styles of several documents once', async () => {
    const loaded: string[] = [];
    const makeStill = createStillDocuments(async (path) => {
      loaded.push(path);
      return '';
    }, []);
    await Promise.all([makeStill(DOCUMENT), makeStill(DOCUMENT)]);
    expect(loaded).toEqual(['/a.css?direct', '/b.css?direct']);
  });
});
