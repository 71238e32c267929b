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

it('every language has a catalogue', () => {
  expect(missingCatalogues).toEqual([]);
  expect(translate('fr')('error.home')).not.toBe(translate('en')('error.home'));
});

it('missing catalogue: English, and the language is reported', () => {
  const folder = folderWith({ 'en.json': '{"a":"Boat"}', 'fr.json': '{"a":"Bateau"}' });
  const { of, missing } = loadCatalogues(folder);
  expect(of).toMatchObject({ en: { a: 'Boat' }, fr: { a: 'Bateau' }, de: { a: 'Boat' }, pt: { a: 'Boat' } });
  expect(missing).toEqual(['de', 'es', 'it', 'pt']);
});

it('no en.json or an invalid catalogue: throws', () => {
  expect(() => loadCatalogues(folderWith({ 'fr.json': '{}' }))).toThrow(/en\.json/);
  expect(() => loadCatalogues(folderWith({ 'en.json': '{}', 'fr.json': '{' }))).toThrow(SyntaxError);
});
