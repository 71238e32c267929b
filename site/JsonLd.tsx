import { scriptJson } from './scriptJson.ts';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  const __html = scriptJson(data);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script takes no other kind of content
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
