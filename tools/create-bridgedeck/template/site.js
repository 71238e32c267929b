import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';

export const parse = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const { name, languages } = parse('site.json');
const registry = parse('blocks/registry.json');

const loadComponent = async ([type, { component }]) => [
  type,
  (await import(`./blocks/${component}.js`))[component],
];

const LanguageLinks = ({ current, translations }) =>
  h(
    'nav',
    { 'aria-label': languages[current].languages },
    Object.entries(translations).map(([language, path]) =>
      h(
        'a',
        {
          key: language,
          href: path,
          lang: language,
          'aria-current': language === current ? 'page' : undefined,
        },
        languages[language].label,
      ),
    ),
  );

/** What the renderer and the tests need to know of this site. */
export const site = {
  registry,
  schemas: parse('blocks/schemas.json'),
  components: Object.fromEntries(await Promise.all(Object.entries(registry).map(loadComponent))),
  /** Header and footer; `language`, `home` and `translations` come from pages.js. */
  frame: ({ language, home, translations }, blocks) => [
    h(
      'header',
      { key: 'header' },
      h('a', { href: home, className: 'name' }, name),
      h(LanguageLinks, { current: language, translations }),
    ),
    h('main', { key: 'main' }, blocks),
    h('footer', { key: 'footer' }, `© ${name}`),
  ],
  head: ({ title, translations }) => [
    h('title', { key: 'title' }, title === name ? name : `${title} | ${name}`),
    ...Object.entries(translations).map(([language, path]) =>
      h('link', { key: language, rel: 'alternate', hrefLang: language, href: path }),
    ),
  ],
};
