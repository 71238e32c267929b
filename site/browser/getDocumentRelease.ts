/** Which build has made the document, and is the code in it (server/observability/getRelease.ts). */
export const getDocumentRelease = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=release]')?.content;
