import { spawn } from 'node:child_process';

/**
 * What Node runs as it is: a change starts the server anew. Blocks, parts and styles are Vite's business, demo content
 * the embedded content service's; both show changes without a restart. Watched by name, because Vike writes passing
 * files beside its own.
 */
const WATCHED = [
  'server',
  'schemas',
  'locales',
  'blocks/registry.json',
  'site/validatePage.ts',
  'site/browserPage.ts',
  'renderer/createPageValidator.ts',
  'renderer/createSanitizer.ts',
  'renderer/sanitizeHtml.ts',
  'renderer/isSafeUrl.ts',
];

spawn(
  process.execPath,
  [...WATCHED.map((path) => `--watch-path=${path}`), '--watch-preserve-output', 'server/main.ts'],
  { stdio: 'inherit' },
).on('exit', (code) => {
  process.exitCode = code ?? 0;
});
