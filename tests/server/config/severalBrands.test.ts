import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Environment } from '../../../server/config/checkEnvironment.ts';
import { loadOwnBlocks } from '../../../server/config/loadOwnBlocks.ts';
import { parseConfig } from '../../../server/config/parseConfig.ts';
import { ConfigError } from '../../../server/http/errors.ts';
import { demoBrand } from '../../demoBrand.ts';

const TERNBY = 'demo/brands/ternby/brand.json';
const folder = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const brandFile = (name: string, change: object): string => {
  const file = join(folder, `${name}.json`);
  const { id: _id, publicVersion: _version, ownBlocks: _blocks, languages: _languages, ...brand } = demoBrand;
  writeFileSync(file, JSON.stringify({ ...brand, ...change }));
  return file;
};
const parse = (environment: Environment = {}) =>
  parseConfig({ BRAND_FILE: `demo/brand.json, ${TERNBY}`, ...environment });

describe('BRAND_FILE with two files', () => {
  it('returns the first brand’s configuration, the second in `others`', () => {
    const { brand, others } = parse();
    expect(brand.name).toBe('Estran');
    expect(others).toMatchObject([
      { brand: { name: 'Ternby', languages: ['en', 'de'] }, brandFolder: 'demo/brands/ternby', others: [] },
    ]);
  });

  it('the second brand uses variables with its prefix, else the common ones', () => {
    const { content, others, gtmId } = parse({
      CONTENT_URL: 'https://cms.example',
      TERNBY_CONTENT_URL: 'https://boats.example',
      GTM_ID: 'GTM-ABC123',
    });
    expect(content?.url).toBe('https://cms.example');
    expect(others[0]?.content?.url).toBe('https://boats.example');
    expect([gtmId, others[0]?.gtmId]).toEqual(['GTM-ABC123', 'GTM-ABC123']);
  });

  it.each([
    ['has no hosts', { name: 'Nowhere', referencePrefix: 'NOW' }, /Nowhere has no “hosts”/],
    ['has the name of the first', { hosts: ['b.example'], referencePrefix: 'NEW' }, /same “name”/],
    ['has its prefix of references', { hosts: ['b.example'], name: 'Other' }, /same “referencePrefix”: EST/],
  ])('ConfigError if the second %s', (_what, change, sentence) => {
    const file = brandFile('second', change);
    const parsing = () => parseConfig({ BRAND_FILE: `demo/brand.json,${file}` });
    expect(parsing).toThrow(ConfigError);
    expect(parsing).toThrow(sentence);
  });
});

describe('own blocks of a brand', () => {
  const root = process.cwd();
  const load = (blocks: unknown, text = JSON.stringify(blocks)) => {
    const brand = join(folder, 'brands', 'a');
    mkdirSync(join(brand, 'blocks', 'Here'), { recursive: true });
    writeFileSync(join(brand, 'blocks', 'Here', 'Here.tsx'), '');
    writeFileSync(join(brand, 'blocks', 'blocks.json'), text);
    process.chdir(folder);
    try {
      return loadOwnBlocks('brands/a');
    } finally {
      process.chdir(root);
    }
  };

  it('returns the types of blocks.json, with the parts their schemas refer to', () => {
    const schema = { type: 'object', properties: { picture: { $ref: 'image' } } };
    expect(load({ 'a-poster': { component: 'Here', schema } })).toMatchObject({
      'a-poster': { schema: { properties: { picture: { title: 'Image', required: expect.any(Array) } } } },
    });
  });

  it.each<[string, unknown, RegExp]>([
    ['a name with capitals', { Poster: { component: 'Here', schema: {} } }, /“Poster” is no name/],
    ['no component', { poster: { schema: {} } }, /names no component/],
    ['a component that is not there', { poster: { component: 'Gone', schema: {} } }, /not at .*Gone\.tsx/],
    ['a type without a schema', { poster: { component: 'Here' } }, /“poster” has no schema/],
    [
      'a schema for a type of the site',
      { quotation: { component: 'Here', schema: {} } },
      /cannot be replaced/,
    ],
    ['a component for a hydrated type', { locator: { component: 'Here' } }, /is hydrated/],
  ])('ConfigError for %s', (_what, blocks, sentence) => {
    expect(() => load(blocks)).toThrow(ConfigError);
    expect(() => load(blocks)).toThrow(sentence);
  });

  it('ConfigError for invalid JSON, and for a folder outside the build', () => {
    expect(() => load(undefined, '{')).toThrow(/not valid JSON/);
    mkdirSync(join(folder, 'elsewhere', 'blocks'), { recursive: true });
    writeFileSync(join(folder, 'elsewhere', 'blocks', 'blocks.json'), '{}');
    expect(() => loadOwnBlocks(join(folder, 'elsewhere'))).toThrow(/demo\/brands or brands/);
  });
});
