/** Never seen, but Vike asks for it: what cannot be rendered is thrown, and Express answers (server/pages/renderHtml.ts). */
export function Page() {
  return null;
}
