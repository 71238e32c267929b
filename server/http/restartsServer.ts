const FOLDERS = [
  ...['server', 'demo/services', 'schemas', 'locales', 'memo', 'renderer/src', 'site', 'blocks', 'store'],
];

/** TypeScript and data; not Vike's `+` files, and not examples, which only tests read. */
const SOURCE = new RegExp(`^(${FOLDERS.join('|')})/(.*/)?(?!\\+)[^/]+(?<!\\.examples)\\.(ts|json)$`);

/** Folders with code that Node runs. */
export const SERVER_FOLDERS: readonly string[] = FOLDERS;

/**
 * In development: whether a change of the file restarts the server. Everything else, components and styles, is handled
 * by Vite.
 *
 * @param path relative to the project, with slashes.
 */
export function restartsServer(path: string): boolean {
  return SOURCE.test(path);
}
