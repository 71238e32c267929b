import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { missingLanguages } from './missingLanguages.ts';

/** A language without a promotional visual shows none: that is a choice and no gap. */
const files = globSync('**/*.yaml', { cwd: 'demo/content', exclude: ['lightboxes.yaml'] });

it('there are files of demo content', () => {
  expect(files.length).toBeGreaterThan(20);
});

it.each(files)('%s has every text in all languages', (file) => {
  const content: unknown = parse(readFileSync(`demo/content/${file}`, 'utf8'));
  expect(missingLanguages(file, content)).toEqual([]);
});

it.each(files)('%s breaks no French line between a word and its colon or mark', (file) => {
  const lines = readFileSync(`demo/content/${file}`, 'utf8').split('\n');
  expect(lines.filter((line) => /^\s*(- )?fr: .*( [:;!?»](?=[\s<"]|$)|« )/.test(line))).toEqual([]);
});

it('a missing text: file, path and language are named', () => {
  const content = parse(`
title: { en: a, fr: b, de: c, es: d, it: e, pt: f }
home: true
blocks:
  - { type: lead, text: { en: a, fr: b, es: d, it: e, pt: f } }
  - { type: key_figures, items: [{ value: "1" }, { label: { fr: b } }] }
`);
  expect(missingLanguages('node/page/home.yaml', content)).toEqual([
    'node/page/home.yaml (blocks.0.text): de is missing',
    ...['en', 'de', 'es', 'it', 'pt'].map(
      (locale) => `node/page/home.yaml (blocks.1.items.1.label): ${locale} is missing`,
    ),
  ]);
});
