/** behaviour §10.4: a page whose code is gone, as after a deployment, reloads, at most once in this time. */
const GUARD_MS = 60_000;
const KEY = 'chunk-reload';

/** Time of the last reload because of missing code, in milliseconds since 1970. */
const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    // Without storage nothing could prevent endless reloads.
    return Number.POSITIVE_INFINITY;
  }
};

/** Whether a reload would find a page; without a connection it would lose the displayed one. */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Reloads when code cannot be loaded. Within the guard time the page stays as it is: HTML that can be read and used.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (Date.now() - lastReload() < GUARD_MS || !(await isReachable())) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
