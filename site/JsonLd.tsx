/** Structured data for search engines. It may hold any text of an editor: `<` must not close the script. */
export function JsonLd({ data }: { data: object }) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script takes no other kind of content
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
