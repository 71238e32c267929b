import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../../schemas/isRecord.ts';

const read = (file: string) => parse(readFileSync(`demo/content/${file}`, 'utf8'));
const media = read('media.yaml');

/** The pictures that a page names, also within its texts; two crops for one place count once. */
function findPictures(value: unknown): string[] {
  if (typeof value === 'string') {
    return Object.keys(media).filter(
      (key) => isRecord(media[key].alt) && (key === value || value.includes(`/files/${media[key].file}`)),
    );
  }
  if (Array.isArray(value)) return value.flatMap(findPictures);
  if (!isRecord(value)) return [];
  // A text in six languages has its pictures six times.
  if ('en' in value) return findPictures(value.en);
  const { mobile_image: mobile, ...others } = value;
  return Object.values(mobile === others.desktop_image ? others : value).flatMap(findPictures);
}

// Lists and menus show the pictures of the pages that they lead to: only a page's own count.
const pages = globSync('node/**/*.yaml', { cwd: 'demo/content' }).map((file) => {
  // The small picture of a boat stands in menus and lists.
  const { fields: { menu_image: _menu, slider_image: _slider, ...fields } = {}, blocks } = read(file);
  return { file, pictures: findPictures({ fields, blocks }) };
});

// That none is on one page twice, lists included, is a finding of `content:check` (tests/tools/contentCheck.test.ts).
it('no picture is on more than three pages', () => {
  expect(pages.length).toBeGreaterThan(80);
  const spread = Object.keys(media)
    .map((name) => ({
      name,
      on: pages.filter(({ pictures }) => pictures.includes(name)).map(({ file }) => file),
    }))
    .filter(({ on }) => on.length > 3);
  expect(spread).toEqual([]);
});
