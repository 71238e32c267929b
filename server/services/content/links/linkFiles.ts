import type { ContentPlace } from '../ContentEvent.ts';
import { contentFilePath } from '../contentFilePath.ts';
import type { LinkResolver } from './createLinkResolver.ts';
import { toFileNote } from './toFileLink.ts';

/** Start of a link with its attributes, or its end. */
const TAG = /<a\b([^<>]*)>|<\/a\s*>/gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const FOLDER = '/sites/default/files/';

/**
 * Has links in rich text to files of the content service lead to the site, with type and size of documents in their
 * words. A link to nothing becomes text.
 *
 * @param html as processed by the service; sanitized later.
 * @param at position of the text, for reports.
 */
export function linkFiles(
  html: string,
  { resolveLink, cmsHosts }: { resolveLink: LinkResolver; cmsHosts: ReadonlySet<string> },
  at: ContentPlace,
): string {
  if (!html.includes(FOLDER)) return html;
  let open: { facts: readonly string[]; end: number } | undefined;
  return html.replace(TAG, (tag: string, attributes: string | undefined, start: number) => {
    if (attributes === undefined) {
      const note = open && toFileNote(html.slice(open.end, start).replace(/<[^<>]*>/g, ''), open.facts);
      open = undefined;
      return (note ?? '') + tag;
    }
    open = undefined;
    const [href, double, single] = HREF.exec(attributes) ?? [];
    const address = (double ?? single ?? '').replaceAll('&#039;', "'").replaceAll('&amp;', '&');
    if (href === undefined || contentFilePath(address, cmsHosts) === undefined) return tag;
    const target = resolveLink(address.startsWith('/') ? `internal:${address}` : address, at);
    if (target?.facts) open = { facts: target.facts, end: start + tag.length };
    return tag.replace(href, () =>
      target?.url === undefined ? '' : ` href="${target.url.replaceAll('&', '&amp;')}"`,
    );
  });
}
