import { readdirSync } from 'node:fs';
import { parse } from './site.js';

const { languages } = parse('site.json');
const [first] = Object.keys(languages);

/** Path of a file of content: the first language is at `/`, the others are below their tag. */
const toPath = (language, file) => {
  const name = file.replace(/(^|\/)index\.json$|\.json$/, '');
  return `/${[...(language === first ? [] : [language]), ...(name ? [name] : [])].join('/')}`;
};

/** Files of pages by path, read at the start. */
const files = new Map(
  Object.keys(languages).flatMap((language) =>
    readdirSync(new URL(`content/${language}`, import.meta.url), { recursive: true })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [toPath(language, file), { language, file }]),
  ),
);

export const paths = [...files.keys()];

/** The page with what the frame needs: its language, the way home, and its translations by language. */
const withFrame = (page, language, file) => ({
  ...page,
  language,
  home: toPath(language, 'index.json'),
  translations: Object.fromEntries(
    Object.keys(languages)
      .map((other) => [other, toPath(other, file)])
      .filter(([, path]) => files.has(path)),
  ),
});

/** @returns page JSON; undefined where there is none. */
export function findPage(path) {
  const found = files.get(path === '/' ? path : path.replace(/\/$/, ''));
  if (!found) return undefined;
  const { language, file } = found;
  return withFrame(parse(`content/${language}/${file}`), language, file);
}

/** The page for an address where there is none, in the language of the address. */
export function missingPage(path) {
  const language = Object.keys(languages).find((tag) => path.split('/')[1] === tag) ?? first;
  const { missing } = languages[language];
  const hero = { id: 'missing', type: 'hero', props: { heading: missing } };
  return withFrame({ title: missing, blocks: [hero] }, language, 'index.json');
}
