import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BLOCKS } from './loadAnswers.js';

const here = import.meta.dirname;
const parse = (file) => JSON.parse(readFileSync(join(here, file), 'utf8'));
const pick = (record, keys) => Object.fromEntries(keys.map((key) => [key, record[key]]));

/** First texts in a language, or in English where there are none. */
const loadStarter = (language) => {
  const own = `starters/${language.split('-')[0]}.json`;
  return parse(existsSync(join(here, own)) ? own : 'starters/en.json');
};

/** How a language calls itself. */
const toLabel = (language) => {
  const label = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
};

/** What the frame of the site says, by language. */
const toSite = ({ name, languages }) => ({
  name,
  languages: Object.fromEntries(
    languages.map((language) => [language, { label: toLabel(language), ...loadStarter(language).frame }]),
  ),
});

/** The first page of a language. */
const toPage = (language, { name, blocks }) => {
  const { title, props } = loadStarter(language);
  const page = {
    title,
    blocks: blocks.map((type, index) => ({ id: `${index + 1}`, type, props: props[type] })),
  };
  return JSON.parse(
    JSON.stringify(page)
      .replaceAll('{name}', () => JSON.stringify(name).slice(1, -1))
      .replaceAll('{language}', language),
  );
};

/**
 * Writes a project.
 *
 * @param answers of loadAnswers.js.
 * @returns the files, relative to its folder.
 */
export function createProject({ folder, name, languages, blocks, renderer }) {
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const writeJson = (file, value) => write(file, `${JSON.stringify(value, undefined, 2)}\n`);

  const components = Object.values(BLOCKS).map(({ component }) => `${component}.js`);
  const kept = blocks.map((type) => `${BLOCKS[type].component}.js`);
  const isKept = (path) => !components.includes(basename(path)) || kept.includes(basename(path));
  cpSync(join(here, 'template'), folder, { recursive: true, filter: isKept });
  // npm leaves files of that name out of packages.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));

  const manifest = parse('template/package.json');
  const dependencies = { '@bridgedeck/renderer': renderer, ...manifest.dependencies };
  writeJson('package.json', { ...manifest, dependencies });
  write(
    'README.md',
    readFileSync(join(here, 'template/README.md'), 'utf8').replaceAll('{name}', () => name),
  );
  writeJson('site.json', toSite({ name, languages }));
  writeJson('blocks/registry.json', pick(BLOCKS, blocks));
  for (const file of ['schemas', 'examples']) {
    writeJson(`blocks/${file}.json`, pick(parse(`template/blocks/${file}.json`), blocks));
  }
  for (const language of languages) {
    writeJson(`content/${language}/index.json`, toPage(language, { name, blocks }));
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => relative(folder, join(parentPath, file)));
}
