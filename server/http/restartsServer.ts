const FOLDERS = ['server', 'demo/services', 'schemas', 'locales', 'renderer', 'site', 'blocks', 'store'];

/** TypeScript and data; not files with a `+`, which are Vike's, and not the examples, which only tests read. */
const SOURCE = new RegExp(`^(${FOLDERS.join('|')})/(.*/)?(?!\\+)[^/]+(?<!\\.examples)\\.(ts|json)$`);

/** The folders that hold what Node runs. */
export const SERVER_FOLDERS: readonly string[] = FOLDERS;

/**
 * While developing: whether Node runs the file as it is, so that a change of it starts the server anew. Everything
 * else, components and styles, is Vite's business.
 *
 * @param path relative to the project, with slashes.
 */
export function restartsServer(path: string): boolean {
  return SOURCE.test(path);
}
