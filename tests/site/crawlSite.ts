import { parsePath } from '../../locales/parsePath.ts';

/** What a crawler finds at an address of the site. */
export interface CrawledDocument {
  path: string;
  status: number;
  /** Address it was found at in the end, redirects followed. */
  finalPath: string;
  lang: string;
  title: string;
  canonical: string | undefined;
  robots: string | undefined;
  /** Addresses by language tag. */
  alternates: ReadonlyMap<string, string>;
  /** Paths on this site that it links to, queries included. */
  links: readonly string[];
  images: readonly string[];
  classes: ReadonlySet<string>;
  /** Rules inside the document. */
  styles: string;
}

const AT_ONCE = 8;

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};

const tags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'gi'))].map(([tag]) => tag);

/** Path and query of an absolute address. */
export const getPath = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Reads a document as a crawler does: no script runs. */
async function fetchDocument(origin: string, path: string): Promise<CrawledDocument> {
  const response = await fetch(origin + path);
  const html = await response.text();
  const heads = tags(html, 'link');
  const rel = (value: string) => heads.filter((tag) => attribute(tag, 'rel') === value);
  const robots = tags(html, 'meta').find((tag) => attribute(tag, 'name') === 'robots');
  const links = tags(html, 'a')
    .map((tag) => attribute(tag, 'href') ?? '')
    .filter((url) => /^\/(?!\/)/.test(url))
    .map((url) => url.replace(/#.*$/s, ''));
  return {
    path,
    status: response.status,
    finalPath: getPath(response.url),
    lang: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: rel('canonical').map((tag) => attribute(tag, 'href'))[0],
    robots: robots && attribute(robots, 'content'),
    alternates: new Map(
      rel('alternate').flatMap((tag) => {
        const language = attribute(tag, 'hreflang');
        return language ? [[language, attribute(tag, 'href') ?? '']] : [];
      }),
    ),
    links: [...new Set(links)],
    images: [...new Set(tags(html, 'img').flatMap((tag) => attribute(tag, 'src') ?? []))],
    classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
    styles: /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '',
  };
}

/** Pages followed of those that are made alike, and lead nowhere new. */
const SOME = 3;

/**
 * Tells what is followed from what is only seen: of the choices of a list, of which there are a thousand, and of the
 * pages to write to a dealer in another language than English, the first few.
 */
function createChooser(): (link: string) => boolean {
  const followed = new Map<string, number>();
  const isOneOfSome = (name: string): boolean => {
    const count = followed.get(name) ?? 0;
    followed.set(name, count + 1);
    return count < SOME;
  };
  return (link) => {
    const { pathname, searchParams } = new URL(link, 'http://site');
    if ([...searchParams.keys()].some((name) => name !== 'page')) return isOneOfSome(pathname);
    const page = parsePath(pathname);
    const isContact = page.type === 'route' && page.name === 'contact-slug';
    return !isContact || page.locale === 'en' || isOneOfSome(page.routeName);
  };
}

export interface Crawl {
  /** What was followed, by path. */
  pages: ReadonlyMap<string, CrawledDocument>;
  /** Paths of these and of those that are linked to only. */
  seen: ReadonlySet<string>;
}

/** Follows every link from `start` on, as far as they stay on the site; of what is made alike the first few. */
export async function crawlSite(origin: string, start: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledDocument>();
  const seen = new Set(start);
  const isFollowed = createChooser();
  let queue = [...start];
  while (queue.length > 0) {
    const batch = queue.splice(0, AT_ONCE);
    const read = await Promise.all(batch.map((path) => fetchDocument(origin, path)));
    for (const page of read) {
      pages.set(page.path, page);
      const fresh = page.links.filter((link) => !seen.has(link) && !/\.\w+$/.test(link));
      for (const link of fresh) seen.add(link);
      queue = [...queue, ...fresh.filter(isFollowed)];
    }
  }
  return { pages, seen };
}
