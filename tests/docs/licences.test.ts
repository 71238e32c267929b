import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Manifest {
  license?: string;
  dev?: boolean;
  /** A package of this repository. */
  link?: boolean;
}

/** Licences that docs/licences.md does not need to name. */
const USUAL = /^(MIT|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0)$/;

const installed: Record<string, Manifest> = JSON.parse(read('package-lock.json')).packages;

/** What a package says itself where it is installed; of those for other systems the lock file knows it. */
const getLicence = (path: string, { license }: Manifest): string => {
  const file = `${path}/package.json`;
  const own: Manifest = existsSync(join(root, file)) ? JSON.parse(read(file)) : {};
  return own.license ?? license ?? 'none stated';
};

const packages = Object.entries(installed)
  .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  .map(([path, manifest]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    licence: getLicence(path, manifest),
    isForProduction: !manifest.dev,
  }));

const table = read('docs/licences.md');

/** Rows of the table: names of packages, where `*` is any end of a name, and their licence. */
const rows = table.split('\n').flatMap((line) => {
  const [, names = '', licence = ''] = line.split('|').map((cell) => cell.trim());
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, licence }));
});

const isNamed = (row: string, name: string): boolean =>
  row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name;

describe('docs/licences.md', () => {
  it('lists every production package whose licence is not MIT, ISC, BSD or Apache-2.0', () => {
    const unusual = packages.filter(
      ({ isForProduction, licence }) => isForProduction && !USUAL.test(licence),
    );
    expect(unusual.length).toBeGreaterThan(5);
    const isListed = ({ name, licence }: (typeof packages)[number]) =>
      rows.some((row) => isNamed(row.name, name) && row.licence === licence);
    expect(unusual.filter((one) => !isListed(one))).toEqual([]);
  });

  it.each(rows)('$name is installed with the licence $licence', ({ name: row, licence }) => {
    expect(packages.filter(({ name }) => isNamed(row, name)).map((one) => one.licence)).toContain(licence);
  });
});

describe('licenses.txt beside the code of the browser', () => {
  it.each(['react-leaflet - 5.', '@react-leaflet/core - 3.', 'leaflet - 1.', 'react-dom - 19.'])(
    'has the licence of %s',
    (name) => expect(read('dist/client/licenses.txt')).toContain(`## ${name}`),
  );

  it('has the notice that react-leaflet’s licence demands', () => {
    expect(read('dist/client/licenses.txt')).toContain('react-leaflet Copyright 2020 Paul Le Cam');
  });
});
