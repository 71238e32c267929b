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

it('the same finding in several languages is listed once, English first', () => {
  const findings = [dropped('de', '/de/werft', 'yard'), dropped('fr', '/fr/chantier', 'yard')];
  expect(told([...findings, dropped('en', '/yard', 'yard')])).toBe(
    `Dropped blocks
  /yard, also in fr, de
    Block 3 (never-made) is dropped: “heading” is missing
      at /blocks/2/props`,
  );
});

it('totals count each language', () => {
  const findings = [dropped('en', '/yard', 'yard'), dropped('fr', '/fr/chantier', 'yard')];
  expect(describeFindings({ pages: 9, findings })).toMatch(/^ {2}Dropped blocks +2$/m);
  expect(describeFindings({ pages: 9, findings })).toContain('9 pages: 2 findings, 0 notes.');
});

it('different pages and positions are listed separately', () => {
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

it('reasons that differ only in the language’s name are merged', () => {
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

it('findings without a language are listed per page', () => {
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
