/**
 * Whether the visitor went back before navigations were intercepted, and only the address changed. Chromium 156 takes a
 * document that replaced a history entry of another (`loadDocument`) for the same one, and leaves the way back to scripts.
 */
export function hasLeftUnnoticed(): boolean {
  const started = window.navigation?.activation?.entry.url;
  return started != null && new URL(started).pathname !== window.location.pathname;
}
