import { fetchRaw } from './fetchRaw.ts';

const COUNTRIES = [
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'gb',
  'us',
  'gr',
  'hr',
  'nl',
  'be',
  'se',
  'dk',
  'no',
  'pl',
  'tr',
];

/** Every page that the site's own site maps name, as paths. */
async function sitePaths(port: number): Promise<string[]> {
  const paths = new Set<string>();
  const read = async (path: string): Promise<void> => {
    const text = (await fetchRaw(port, path, { 'accept-encoding': 'identity' })).body.toString();
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address);
      if (pathname.endsWith('.xml')) await read(pathname);
      else paths.add(pathname);
    }
  };
  await read('/sitemap.xml');
  return [...paths];
}

/**
 * So many different addresses that all answer 200: pages, the data of navigations, locators narrowed to a country, and
 * for the rest what newsletters hang on to addresses.
 */
export async function distinctPaths(port: number, count: number): Promise<string[]> {
  const pages = await sitePaths(port);
  const toDataPath = (path: string) => `${path === '/' ? '' : path}/index.pageContext.json`;
  const locators = pages.filter((path) => /^(\/\w\w)?\/(dealers|distributeurs|charters)$/.test(path));
  const paths = [
    ...pages,
    ...pages.map(toDataPath),
    ...locators.flatMap((path) => COUNTRIES.map((country) => `${path}?country=${country}`)),
  ];
  for (let letter = 1; paths.length < count; letter++) {
    paths.push(...pages.map((path) => `${path}?utm_campaign=letter-${letter}`));
  }
  return paths.slice(0, count);
}
