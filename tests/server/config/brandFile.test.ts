import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../../../schemas/brand.ts';
import { parseConfig } from '../../../server/config/parseConfig.ts';
import { ConfigError } from '../../../server/http/errors.ts';

const demo: Brand = JSON.parse(readFileSync('demo/brand.json', 'utf8'));

const parseBrand = (environment: { BRAND_FILE?: string }) => parseConfig(environment).brand;

describe('the brand file', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'brand-'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const read = (text: string) => {
    const file = join(directory, 'brand.json');
    writeFileSync(file, text);
    return parseBrand({ BRAND_FILE: file });
  };

  it('returns the brand of the demo without BRAND_FILE', () => {
    expect(parseBrand({})).toMatchObject(demo);
    expect(parseBrand({ BRAND_FILE: '' })).toMatchObject(demo);
  });

  it('returns the brand of the named file', () => {
    const brand = { ...demo, name: 'Kai & Ko', code: 'KAI', embedHosts: [] };
    expect(read(JSON.stringify(brand))).toMatchObject(brand);
  });

  it.each<[string, unknown, RegExp]>([
    ['a slogan that lacks a language', { slogan: { en: 'Sail.' } }, /“fr” is missing in \/slogan/],
    ['languages without English', { languages: ['fr'] }, /“en” is missing in \/languages/],
    ['a message that no catalogue has', { messages: { en: { 'no.such': 'x' } } }, /“no\.such”/],
    ['a stylesheet that is not there', { look: { stylesheet: 'a.css' } }, /no file public\/a\.css/],
    ['an embed host with a path', { embedHosts: ['kuula.co/tour'] }, /\/embedHosts must .* host name/],
    [
      'an embed host that would open the policy',
      { embedHosts: ["kuula.co 'unsafe-inline'"] },
      /\/embedHosts/,
    ],
    ['a wildcard host', { embedHosts: ['*.example'] }, /\/embedHosts/],
    ['a social link of another scheme', { social: { ...demo.social, video: 'javascript:x' } }, /“video”/],
    ['a misspelt field', { solgan: demo.slogan }, /“solgan” is not a known field/],
    ['a national telephone number', { contact: { ...demo.contact, telephone: '02 97' } }, /“telephone”/],
    ['an empty code', { code: '' }, /“code”/],
    [
      'boats with eight packs each',
      {
        configurator: {
          ...demo.configurator,
          packs: demo.configurator?.packs.map(({ boats: _boats, ...pack }) => pack),
        },
      },
      /\/configurator\/packs has more than 5 for every boat/,
    ],
  ])('ConfigError for %s', (_name, change, sentence) => {
    const reading = () => read(JSON.stringify({ ...demo, ...Object(change) }));
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(/^BRAND_FILE is ".*brand\.json", but .*\.$/);
    expect(reading).toThrow(sentence);
  });

  it('ConfigError for invalid JSON and for a missing file', () => {
    expect(() => read('{')).toThrow(/it is not valid JSON\.$/);
    expect(() => parseBrand({ BRAND_FILE: '/no/such/file' })).toThrow(/there is no file that can be read\.$/);
  });
});
