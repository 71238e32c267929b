import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { loadCatalogues, missingCatalogues, translate } from '../../../server/pages/translate.ts';

/** A folder with the catalogues that are named, until the test is over. */
function folderWith(files: Record<string, string>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

it('finds a catalogue for every language of the site', () => {
  expect(missingCatalogues).toEqual([]);
  expect(translate('fr')('error.home')).not.toBe(translate('en')('error.home'));
});

it('lets English stand in for a catalogue that is not there, and names the language', () => {
  const folder = folderWith({ 'en.json': '{"a":"Boat"}', 'fr.json': '{"a":"Bateau"}' });
  const { of, missing } = loadCatalogues(folder);
  expect(of).toMatchObject({ en: { a: 'Boat' }, fr: { a: 'Bateau' }, de: { a: 'Boat' }, pt: { a: 'Boat' } });
  expect(missing).toEqual(['de', 'es', 'it', 'pt']);
});

it('stops at a folder without English, and at a catalogue that cannot be read', () => {
  expect(() => loadCatalogues(folderWith({ 'fr.json': '{}' }))).toThrow(/en\.json/);
  expect(() => loadCatalogues(folderWith({ 'en.json': '{}', 'fr.json': '{' }))).toThrow(SyntaxError);
});
