import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPath } from '../../locales/buildPath.ts';
import { LOCALE_CODES, LOCALES } from '../../locales/locales.ts';
import type { Content } from '../../server/services/content/Content.ts';
import {
  brochureFile,
  collectBrochure,
  fingerprintBrochure,
  getBlock,
  PRINTED_FILE,
  toFingerprint,
} from '../../tools/brochures/collectBrochure.ts';
import { pageAt } from '../server/pages/pageAt.ts';
import { startDemoContent } from '../server/routes/demoContent.ts';

const PRINT = 'Print the brochures again: npm run brochures';
const printed: Record<string, Record<string, string>> = JSON.parse(readFileSync(PRINTED_FILE, 'utf8'));

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

describe.each(LOCALE_CODES)('the brochure of the demo (%s)', (locale) => {
  it('was printed from the prices, measures and terms that the pages say', async () => {
    const brochure = await collectBrochure(locale, (path) => pageAt(content, path));
    const { file: _file, ...parts } = printed[locale] ?? {};
    expect(fingerprintBrochure(brochure), PRINT).toEqual(parts);
  });

  it('is the file of that print: tagged, with language and outline, and at most 480 kB', () => {
    const pdf = readFileSync(brochureFile(locale));
    expect(toFingerprint(pdf), PRINT).toBe(printed[locale]?.file);
    expect(pdf.length).toBeLessThan(480_000);
    const catalogue = unpack(pdf.toString('latin1'));
    expect(catalogue).toContain('/Marked true');
    expect(catalogue).toContain('/Outlines');
    expect(catalogue).toContain(`/Lang (${LOCALES[locale].tag})`);
  });

  it('has as many pages as its link says, and its form shows the cover', async () => {
    const pages = unpack(readFileSync(brochureFile(locale)).toString('latin1')).match(/\/Type\s*\/Page\b/g);
    const form = await pageAt(content, buildPath(locale, 'brochure'));
    const { brochure, form: fields } = getBlock(form, 'lead-form');
    expect(fields.boats.map(({ document }) => /\d+/.exec(document?.label ?? '')?.[0])).toEqual(
      Array(6).fill(String(pages?.length)),
    );
    const home = await pageAt(content, LOCALES[locale].prefix || '/');
    expect(brochure?.cover?.url).toBe(getBlock(home, 'home-hero').desktopImage?.url);
    expect(brochure?.contents).toHaveLength(4);
  });
});

/** The small objects of a file (packPdf.ts). */
const unpack = (pdf: string): string =>
  [...pdf.matchAll(/\/ObjStm[^>]*>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n');
