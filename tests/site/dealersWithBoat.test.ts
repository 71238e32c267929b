import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSite } from './demoSite.ts';

const CHOICES = 'hull=lagoon&sail=tan&cabins=4&pack=offshore&pack=energy&delivery=DE';
const BOAT = `model=estran-42&${CHOICES}`;

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

const mainAt = async (path: string): Promise<string> => {
  const html = await (await fetch(site.url + path)).text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  expect(main).not.toBe('');
  return main.replaceAll('&amp;', '&');
};

const linksOf = (main: string): string[] =>
  [...main.matchAll(/href="(\/[^"]+)"/g)].map(([, href = '']) => href);

/** Fields of each form of the locator, as a query. */
const formsOf = (main: string): string[] =>
  [...main.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => {
    const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    return `${new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))}`;
  });

describe('a boat of the configurator on its way to a dealer, without JavaScript', () => {
  it('the configurator has a button to the dealers', async () => {
    const main = await mainAt(`/de/konfigurieren?${BOAT}`);
    expect(main).toMatch(/<button[^>]* formAction="\/de\/handler"/i);
  });

  it.each([
    [`/dealers?${BOAT}`, 'The boat you have configured goes along'],
    [`/dealers?page=2&${BOAT}`, 'The boat you have configured goes along'],
    [`/de/handler?country=de&${BOAT}`, 'Das Boot, das Sie konfiguriert haben, geht mit'],
    [`/fr/concessionnaires?q=Brest&${BOAT}`, 'Le bateau que vous avez configuré'],
  ])('%s: each link and form of the locator keeps it', async (path, words) => {
    const main = await mainAt(path);
    expect(main).toContain(words);
    const links = linksOf(main);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect(link).toContain(BOAT);
    const forms = formsOf(main);
    expect(forms).toEqual(forms.map(() => BOAT));
  });

  it('the form of the dealer says it, links back and sends it along', async () => {
    const main = await mainAt(`/dealers?country=de&${BOAT}`);
    const dealer = linksOf(main).find(
      (link) => link.startsWith('/dealers/kontor-brodersen?') && !link.includes('#'),
    );
    const page = await mainAt(dealer ?? '');
    expect(page).toContain('Your Estran 42');
    expect(page).toContain(`href="/configure?${BOAT}"`);
    expect(page).toContain(`name="configuration" value="${BOAT}"`);
  });

  it.each([`/contact?${BOAT}`, `/sea-trial?${BOAT}`])('%s leads to the dealers with it', async (path) => {
    const links = linksOf(await mainAt(path)).filter((link) => /^\/dealers\b/.test(link));
    expect(links).toEqual([`/dealers?${BOAT}`]);
  });

  it('the page of a boat leads to the dealers with its model', async () => {
    const links = linksOf(await mainAt('/it/catamarani/estran-46'));
    expect(links).toContain('/it/concessionari?model=estran-46');
    expect(links).not.toContain('/it/concessionari');
  });

  it('caches keep no list for each choice, and none for a boat that there is not', async () => {
    const answer = await fetch(`${site.url}/dealers?${BOAT}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const made = await fetch(`${site.url}/dealers?model=estran-99`, { redirect: 'manual' });
    expect([made.status, made.headers.get('location')]).toEqual([302, '/dealers']);
  });
});
