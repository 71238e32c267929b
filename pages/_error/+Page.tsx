/**
 * Required by Vike, never rendered: rendering errors are thrown, and Express answers them
 * (server/pages/renderHtml.ts).
 */
export function Page() {
  return null;
}
