import { expect, it } from 'vitest';
import type { Finding } from '../../server/pages/check/Finding.ts';
import { describeFindings } from '../../tools/describeFindings.ts';

const dropped = (locale: 'en' | 'fr' | 'de', page: string, node: string, pointer = '/blocks/2/props') =>
  ({
    kind: 'dropped-block',
    locale,
    page,
    node,
    pointer,
    block: 'never-made',
    reason: 'Block 3 (never-made) is dropped: “heading” is missing',
  }) satisfies Finding;

/** The part above the table of numbers. */
const told = (findings: Finding[]) => describeFindings({ pages: 9, findings }).split('\n\n')[0];

it('tells what is wrong with a page in several languages once, English first', () => {
  const findings = [dropped('de', '/de/werft', 'yard'), dropped('fr', '/fr/chantier', 'yard')];
  expect(told([...findings, dropped('en', '/yard', 'yard')])).toBe(
    `Dropped blocks
  /yard, also in fr, de
    Block 3 (never-made) is dropped: “heading” is missing
      at /blocks/2/props`,
  );
});

it('counts each of them all the same', () => {
  const findings = [dropped('en', '/yard', 'yard'), dropped('fr', '/fr/chantier', 'yard')];
  expect(describeFindings({ pages: 9, findings })).toMatch(/^ {2}Dropped blocks +2$/m);
  expect(describeFindings({ pages: 9, findings })).toContain('9 pages: 2 findings, 0 notes.');
});

it('keeps the same mistake on two pages apart, and at two places of a page', () => {
  expect(
    told([
      dropped('en', '/yard', 'yard'),
      dropped('en', '/boats', 'boats'),
      dropped('en', '/yard', 'yard', '/blocks/4/props'),
      dropped('fr', '/fr/chantier', 'yard', '/blocks/4/props'),
    ]),
  ).toBe(
    `Dropped blocks
  /boats
    Block 3 (never-made) is dropped: “heading” is missing
      at /blocks/2/props
  /yard
    Block 3 (never-made) is dropped: “heading” is missing
      at /blocks/2/props
  /yard, also in fr
    Block 3 (never-made) is dropped: “heading” is missing
      at /blocks/4/props`,
  );
});

it('takes a reason that names its language for the same in another, also around the pages', () => {
  const menu = (locale: 'en' | 'fr', page: string): Finding => ({
    kind: 'broken-link',
    locale,
    page,
    pointer: '/lists',
    reason: `internal:/nowhere leads nowhere in ${locale}; the link is left out`,
  });
  expect(told([menu('en', '/'), menu('fr', '/fr')])).toBe(
    `Broken links
  /, also in fr
    internal:/nowhere leads nowhere; the link is left out
      at /lists`,
  );
  expect(told([menu('fr', '/fr')])).toContain('leads nowhere in fr;');
});

it('tells what is about no language page by page', () => {
  const untranslated = (page: string): Finding => ({
    kind: 'missing-translation',
    page,
    reason: '“Tern” is not translated into Français',
  });
  expect(told([untranslated('/a'), untranslated('/b')])).toBe(
    `Missing translations
  /a
    “Tern” is not translated into Français
  /b
    “Tern” is not translated into Français`,
  );
});
