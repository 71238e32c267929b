import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BlockLine } from '../../blocks/registryLines.ts';
import { fetchPageJson } from './fetchPageJson.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { scrollThrough } from './scrollThrough.ts';

const registry: Record<string, BlockLine> = JSON.parse(readFileSync('blocks/registry.json', 'utf8'));
/** Which built file holds which source: `{ "blocks/X/X.tsx": { file } }`. */
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/assets.json', 'utf8'));

const STATIC_PAGE = '/privacy';
const LIVING_PAGE = '/how-we-build';

/** A block hydrates when its type does and, where the registry asks for it, when it holds something that would. */
const hydrates = ({ type, props }: { type: string; props: object }) => {
  const { hydration, hydrateIfProps } = registry[type] ?? {};
  return hydration !== 'never' && (!hydrateIfProps || hydrateIfProps.some((name) => name in props));
};

/** Types of the blocks whose code a page asks for, from opening to its end. */
const blocksWithCode = async (page: Page, path: string): Promise<string[]> => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname.slice(1)));
  await openPage(page, path);
  await scrollThrough(page);
  // What is fetched when the browser is idle has been asked for by the time nothing is under way.
  await page.waitForLoadState('networkidle');
  return Object.entries(registry)
    .filter(([, { component }]) =>
      requested.has(manifest[`blocks/${component}/${component}.tsx`]?.file ?? ''),
    )
    .map(([type]) => type);
};

/** The blocks as the document carries them for hydration. */
const blocksInDocument = async (page: Page) => {
  const json = (await page.locator('#page-data').textContent()) ?? '';
  const { blocks } = JSON.parse(json) as { blocks: { id: string; props?: object }[] };
  return blocks;
};

test('page without hydrated blocks: no block code is loaded', async ({ page, request }) => {
  const { blocks } = await fetchPageJson(request, STATIC_PAGE);
  expect(blocks.filter(hydrates)).toEqual([]);
  expect(await blocksWithCode(page, STATIC_PAGE)).toEqual([]);
});

test('page with hydrated blocks: only their code is loaded', async ({ page, request }) => {
  const { blocks } = await fetchPageJson(request, LIVING_PAGE);
  const living = new Set(blocks.filter(hydrates).map(({ type }) => type));
  expect(living.size).toBeGreaterThan(0);
  expect((await blocksWithCode(page, LIVING_PAGE)).sort()).toEqual([...living].sort());
});

for (const path of ['/', STATIC_PAGE, LIVING_PAGE]) {
  test(`${path}: the document has props of hydrated blocks only`, async ({ page, request }) => {
    const { blocks } = await fetchPageJson(request, path);
    await page.goto(path);
    const sent = (await blocksInDocument(page)).filter(({ props }) => props);
    expect(sent.map(({ id }) => id)).toEqual(blocks.filter(hydrates).map(({ id }) => id));
  });
}
