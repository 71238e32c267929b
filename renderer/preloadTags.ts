import type { Manifest } from './Manifest.ts';

const ENTRY = 'renderer/+client.ts';

/**
 * Tags for what the browser's entry imports, so that nothing of it waits for the entry to come. Vike lists it only with
 * its own start of a page.
 */
export function preloadTags(manifest: Manifest): string {
  const found = new Set(manifest?.[ENTRY]?.imports);
  // Those of what is found are found as well, while it goes on.
  for (const name of found) for (const further of manifest?.[name]?.imports ?? []) found.add(further);
  return [...found].map((name) => `<link rel="modulepreload" href="/${manifest?.[name]?.file}">`).join('');
}
