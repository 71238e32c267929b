import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Block types that a project may begin with, as lines of its registry. */
export const BLOCKS = {
  hero: { component: 'Hero', hydration: 'never' },
  text: { component: 'Text', hydration: 'never' },
  facts: { component: 'Facts', hydration: 'visible' },
  questions: { component: 'Questions', hydration: 'never' },
};

/** An answer that cannot be used; its message is for the person who gave it. */
export class AnswerError extends Error {
  name = 'AnswerError';
}

const RENDERER = '^1.2.0';
const MOST_CHARACTERS = 80;

const options = {
  name: { type: 'string' },
  languages: { type: 'string' },
  blocks: { type: 'string' },
  renderer: { type: 'string', default: RENDERER },
  yes: { type: 'boolean', default: false },
};

const DEFAULTS = { name: 'My site', languages: 'en', blocks: Object.keys(BLOCKS).join(',') };

const QUESTIONS = {
  name: 'Name of the site',
  languages: 'Languages, the first at /',
  blocks: 'Blocks to keep',
};

const parseCommand = (words) => {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch ({ message }) {
    throw new AnswerError(message);
  }
};

/**
 * The answers that a project is made of: from the command line, else asked for one by one.
 *
 * @param words of the command line.
 * @param ask shows a question and waits for its answer; undefined where nobody can answer.
 * @returns `{ folder, name, languages, blocks, renderer }`; the folder is absolute and empty or absent.
 * @throws AnswerError
 */
export async function loadAnswers(words, ask) {
  const { values, positionals } = parseCommand(words);
  const answer = async (key, parse) => {
    if (values[key] !== undefined) return parse(values[key]);
    if (values.yes) return parse(DEFAULTS[key]);
    if (!ask) throw new AnswerError(`Nobody can be asked: give --${key}, or --yes for “${DEFAULTS[key]}”.`);
    return parse((await ask(`${QUESTIONS[key]} (${DEFAULTS[key]}): `)).trim() || DEFAULTS[key]);
  };
  const name = await answer('name', parseName);
  const folder = parseFolder(positionals[0] ?? toFolderName(name));
  const languages = await answer('languages', parseLanguages);
  const blocks = await answer('blocks', parseBlocks);
  return { folder, name, languages, blocks, renderer: values.renderer };
}

const parseName = (name) => {
  const isUsable = name.trim() !== '' && name.length <= MOST_CHARACTERS && !/[\p{Cc}<>]/u.test(name);
  if (!isUsable) throw new AnswerError(`A name has 1 to ${MOST_CHARACTERS} characters, and no < or >.`);
  return name.trim();
};

/** `Chantier Été` is `chantier-ete`. */
const toFolderName = (name) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'site';

const parseFolder = (folder) => {
  const path = resolve(folder);
  if (existsSync(path) && readdirSync(path).length > 0) throw new AnswerError(`${path} is not empty.`);
  return path;
};

const toList = (text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

const parseLanguages = (text) => {
  const languages = toList(text).map((tag) => {
    // As in RFC 5646, section 2.1; the browser and Intl take the same.
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag))
      throw new AnswerError(`“${tag}” is not a language tag, such as en or pt-BR.`);
    return Intl.getCanonicalLocales(tag)[0];
  });
  if (languages.length === 0) throw new AnswerError('A site has one language at least.');
  return [...new Set(languages)];
};

const parseBlocks = (text) => {
  const blocks = toList(text);
  const unknown = blocks.find((type) => !Object.hasOwn(BLOCKS, type));
  if (unknown)
    throw new AnswerError(`“${unknown}” is no block; there are ${Object.keys(BLOCKS).join(', ')}.`);
  // Without it a page would have no heading.
  if (!blocks.includes('hero')) throw new AnswerError('Keep “hero”: it has the heading of a page.');
  return blocks;
};
