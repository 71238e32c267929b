import type { Manifest } from './Manifest.ts';

const ENTRY = 'renderer/+client.ts';

/**
 * Tags for what the browser's entry imports, so that nothing of it waits for the entry to come. Of that Vike leaves out
 * what its own entry of the page imports as well.
 *
 * @param preloaded addresses for which there are tags.
 */
export function preloadTags(manifest: Manifest, preloaded: readonly string[]): string {
  const found = new Set(manifest?.[ENTRY]?.imports);
  // Those of what is found are found as well, while it goes on.
  for (const name of found) for (const further of manifest?.[name]?.imports ?? []) found.add(further);
  return [...found]
    .map((name) => `/${manifest?.[name]?.file}`)
    .filter((address) => !preloaded.includes(address))
    .map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`)
    .join('');
}
