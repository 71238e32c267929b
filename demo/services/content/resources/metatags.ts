import type { Locale } from '../../../../locales/locales.ts';
import { inLanguage, type NodeEntity } from '../Entity.ts';
import { languagePrefix } from '../languagePrefix.ts';
import type { SiteFacts } from './Resource.ts';

interface Metatag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

const named = (name: string, content: string): Metatag => ({ tag: 'meta', attributes: { name, content } });
const property = (key: string, content: string): Metatag => ({
  tag: 'meta',
  attributes: { property: key, content },
});
const canonical = (href: string): Metatag => ({ tag: 'link', attributes: { rel: 'canonical', href } });

/** URL of a node on the content service; home has only its internal one. */
export function nodeUrl(node: NodeEntity, locale: Locale, facts: SiteFacts): string {
  const path = node.path === undefined ? `/node/${node.number}` : inLanguage(node.path, locale);
  return `${facts.origin}${languagePrefix(locale)}${encodeURI(path)}`;
}

/** Metatags of entities without a page. */
export function plainMetatags(title: string, url: string, facts: SiteFacts): Metatag[] {
  return [named('title', `${title} | ${facts.siteName}`.trim()), canonical(url)];
}

/** All metatags of a node, the editor's over the defaults, with the content service's host. */
export function nodeMetatags(node: NodeEntity, locale: Locale, facts: SiteFacts): Metatag[] {
  const title = inLanguage(node.title, locale);
  const own = inLanguage(node.metatag, locale);
  const url = nodeUrl(node, locale, facts);
  const shared = own.og_title ?? own.title ?? title;
  const optional = (key: string, tag: (content: string) => Metatag): Metatag[] =>
    own[key] === undefined ? [] : [tag(own[key])];
  return [
    named('title', own.title ?? `${title} | ${facts.siteName}`),
    ...optional('description', (content) => named('description', content)),
    ...optional('keywords', (content) => named('keywords', content)),
    named('robots', own.robots ?? 'index, follow'),
    canonical(url),
    property('og:site_name', facts.siteName),
    property('og:type', 'website'),
    property('og:url', url),
    property('og:title', shared),
    ...optional('og_description', (content) => property('og:description', content)),
    ...optional('og_image', (content) => property('og:image', new URL(content, facts.origin).href)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', shared),
  ];
}
