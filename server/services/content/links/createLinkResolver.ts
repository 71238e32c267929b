import type { Locale } from '../../../../locales/locales.ts';
import { isSafeUrl } from '../../../../renderer/src/validate.ts';
import type { ContentPlace, Report } from '../ContentEvent.ts';
import type { FileSizes } from '../jsonapi/parseDocument.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { createPathFinder } from './createPathFinder.ts';
import { type FileLink, toFileLink } from './toFileLink.ts';

/** Target of a link. */
interface LinkTarget {
  url: string;
  /** Title of the target node, or name of the file. */
  title?: string;
  /** Of a document: see FileLink. */
  facts?: readonly string[];
}

/** A link without target on purpose: a heading. */
interface Heading {
  url?: never;
  title?: never;
  facts?: never;
}

/**
 * Resolves the URI of a link field to an address of the site in one locale.
 *
 * @param at position of the link, for the report.
 * @returns undefined, reported, when the link may not be used or has no target in this locale.
 */
export type LinkResolver = (uri: string, at: ContentPlace) => LinkTarget | Heading | undefined;

const HEADINGS = ['route:<nolink>', 'route:<none>', 'route:<button>'];

/** What links lead to, besides pages. */
interface LinkTargets {
  cmsHosts: ReadonlySet<string>;
  sizes: FileSizes;
  /** Locations by path (loadLinkRedirects.ts). */
  redirects?: ReadonlyMap<string, string>;
}

/**
 * @param words languages in which the path of an `internal:` link may be written, most likely first: in a page the
 * locale's own or English, in a menu English (contract, Values).
 * @param targets hosts of the content service, known sizes of its files, redirects.
 */
export function createLinkResolver(
  index: SiteIndex,
  locale: Locale,
  words: readonly Locale[],
  report: Report,
  { redirects = new Map(), ...files }: LinkTargets,
): LinkResolver {
  const find = createPathFinder(index, locale, words);

  /** The page at a path, or where a redirect from there leads: a page in this locale, or another site. */
  const pathTarget = (path: string, suffix: string): LinkTarget | undefined => {
    const found = find(path);
    if (found === 'untranslated') return undefined;
    if (found) return withoutUndefined<LinkTarget>({ ...found, url: found.url + suffix });
    const [, to = '', more = ''] = /^([^?#]*)(.*)$/s.exec(redirects.get(path) ?? '') ?? [];
    if (/^https?:/.test(to)) return { url: to + more };
    const target = to ? find(decodeURI(to)) : undefined;
    if (!target || target === 'untranslated') return undefined;
    return withoutUndefined<LinkTarget>({ ...target, url: target.url + (suffix || more) });
  };

  const siteTarget = (reference: string): LinkTarget | undefined => {
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(reference) ?? [];
    if (path === '') return suffix ? { url: suffix } : undefined;
    return pathTarget(path, suffix);
  };

  return (uri, at) => {
    const address = uri.trim();
    if (HEADINGS.includes(address)) return {};
    const reference = /^(?:entity:(?=node\/)|internal:(?=[/?#]))(.*)$/s.exec(address)?.[1];
    const file = toFileLink(reference ?? address, { locale, ...files });
    if (reference === undefined && !file) return outside(address, at, report);
    const target = file ? servedFile(file) : siteTarget(reference ?? '');
    if (target && isSafeUrl(target.url)) return target;
    report({
      event: 'link-unresolved',
      reason: `${address} leads nowhere in ${locale}; the link is left out`,
      ...at,
    });
    return undefined;
  };
}

/** Videos have an address of their own; pictures are shown in the largest size, as panoramas are. */
function servedFile({ url, title = '', facts = [] }: Partial<FileLink>): LinkTarget | undefined {
  if (url === undefined) return undefined;
  if (/\.(?:mp4|m4v|webm)$/i.test(url)) return { url: `/films${url}`, title };
  if (/\.(?:jpe?g|png|webp|avif)$/i.test(url)) return { url: `/images/panorama/3600.jpeg${url}`, title };
  return { url, title, ...(facts.length > 0 && { facts }) };
}

/** External links, with the allowed schemes; a path alone is not external. */
function outside(address: string, at: ContentPlace, report: Report): LinkTarget | undefined {
  const url = URL.parse(address);
  if (url && isSafeUrl(url.href)) return { url: url.href };
  report({
    event: 'link-refused',
    reason: `A link to ${JSON.stringify(address.slice(0, 80))} may not be used`,
    ...at,
  });
  return undefined;
}
