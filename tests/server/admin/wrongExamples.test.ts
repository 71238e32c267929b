import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { adminErrors } from '../../../server/admin/adminErrors.ts';
import { blockPage } from '../../../server/admin/blockPage.ts';
import { galleryBlock } from '../../../server/admin/GalleryBlock.ts';
import { ExamplesError, parseExamples } from '../../../server/admin/loadExamples.ts';

const FILE = 'blocks/NeverMade/NeverMade.examples.json';

describe('parseExamples', () => {
  it.each([
    ['[{ "name": "A", }]', `${FILE} is no JSON. Line 1, column 17: a name in double quotes is expected here`],
    ['[\n  {]', `${FILE} is no JSON. Line 2, column 4: a name in double quotes is expected here`],
    ['', `${FILE} is no JSON. Line 1, column 1: a value is expected here`],
    ['{ "name": "A", "props": {} }', `${FILE} must be a list of { "name": "…", "props": { … } }`],
    ['[{ "name": "A" }]', `${FILE} must be a list of { "name": "…", "props": { … } }`],
  ])('%j: ExamplesError that says what is wrong', (text, sentence) => {
    expect(() => parseExamples(text, FILE)).toThrow(new ExamplesError(sentence));
  });

  it('returns examples unchanged, valid or not', () => {
    expect(parseExamples('[{ "name": "A", "props": { "x": 1 } }]', FILE)).toEqual([
      { name: 'A', props: { x: 1 } },
    ]);
  });

  it('a request that throws ExamplesError: 500 with its message', async () => {
    const app = express();
    app.get('/', () => parseExamples('[', FILE));
    app.use(adminErrors({ layout: () => '', siteUrl: '' }));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    // A server that listens on a port has an address with one.
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect([response.status, await response.text()]).toEqual([
      500,
      `${FILE} is no JSON. Line 1, column 2: more of the list, or ], is expected here\n`,
    ]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('blockPage', () => {
  const page = async (props: Record<string, unknown>) => {
    const { markup } = await blockPage(galleryBlock('quotation'), {
      examples: [{ name: 'The <first>', props }],
      locale: 'en',
      siteUrl: 'http://localhost',
      costs: undefined,
      usage: { state: 'failed' },
      render: async () => '<div data-block="quotation"><p>&amp;</p></div>',
    });
    return markup;
  };

  it('invalid example: its problems in place of frames and HTML', async () => {
    const markup = await page({ qoute: 'We wanted room' });
    expect(markup).not.toMatch(/<iframe|data-block|Check accessibility/);
    expect(markup).toContain('<ul class="problems">');
    expect(markup).toContain('did you mean “quote”?');
  });

  it('valid example: three frames, and its HTML escaped as text', async () => {
    const markup = await page({ quote: 'We wanted room' });
    expect(markup.match(/<iframe/g)).toHaveLength(3);
    expect(markup).not.toContain('class="problems"');
    expect(markup).toContain(
      '&lt;div data-block=&quot;quotation&quot;&gt;\n  &lt;p&gt;&amp;amp;&lt;/p&gt;\n&lt;/div&gt;',
    );
  });
});
