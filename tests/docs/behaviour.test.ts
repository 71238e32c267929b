import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Everything that a person has written: code, styles, data, documents. */
const FILES = globSync('**/*.{ts,tsx,css,md,json,yaml}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|\..+)$/.test(path),
});

const page = read('docs/behaviour.md');
const sections = [...page.matchAll(/^### (\d+\.\d+) /gm)].map(([, number]) => number ?? '');

/** `behaviour §1.2`, `behaviour §1.2, §1.3`, also over the end of a line of a comment. */
const CITATION = /behaviour\s(?:\*\s)?(§\d+(?:\.\d+)?(?:(?:,| and)\s(?:\*\s)?§\d+(?:\.\d+)?)*)/g;

const citedIn = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, list = '']) =>
    [...list.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number]) => number ?? ''),
  );

/** Put together, so that this file does not say it itself. */
const FORMER = new RegExp(['spec', '[12]\\b'].join('\\s(?:\\*\\s)?'), 'i');

describe('docs/behaviour.md', () => {
  it('numbers its sections in order, without gaps', () => {
    const chapters = [...page.matchAll(/^## (\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(chapters.map((_, index) => index + 1));
    const inOrder = chapters.flatMap((chapter) => {
      const count = sections.filter((number) => number.startsWith(`${chapter}.`)).length;
      return Array.from({ length: count }, (_, index) => `${chapter}.${index + 1}`);
    });
    expect(sections).toEqual(inOrder);
  });

  it('has a heading for every link to one of its sections', () => {
    const anchors = [...page.matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
  });

  it('has every section that code, tests and documents cite', () => {
    const cited = FILES.flatMap((file) => citedIn(read(file)).map((number) => ({ file, number })));
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([]);
  });

  it('has every section that docs/otherwise.md compares', () => {
    const rows = [...read('docs/otherwise.md').matchAll(/^\| (§[\d.]+(?:, §[\d.]+)*) \|/gm)];
    const numbers = rows.flatMap(([, list = '']) => list.split(', ').map((one) => one.slice(1)));
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter((number) => !sections.includes(number))).toEqual([]);
  });

  it('no file cites the two texts that it replaces', () => {
    expect(FILES.filter((file) => FORMER.test(read(file)))).toEqual([]);
  });
});
