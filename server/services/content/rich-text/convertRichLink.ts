import { DomUtils, parseDocument } from 'htmlparser2';
import type { ContentPlace } from '../ContentEvent.ts';
import { toFileNote } from '../links/toFileLink.ts';
import { toLinkUri } from '../links/toLinkUri.ts';
import type { RichElement, RichTextContext } from './RichTextContext.ts';

/**
 * Has a link of rich text lead to the page or file of the site, with type and size of documents in its words. A link to
 * nothing becomes text, reported by the resolver.
 */
export function convertRichLink(
  link: RichElement,
  { resolveLink, cmsHosts }: RichTextContext,
  at: ContentPlace,
): void {
  const uri = toLinkUri(link.attribs.href?.trim() ?? '', cmsHosts);
  if (uri === undefined) return;
  const target = resolveLink(uri, at);
  if (target?.url === undefined) {
    for (const child of [...link.children]) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
    return;
  }
  link.attribs.href = target.url;
  const [note] = parseDocument(toFileNote(DomUtils.textContent(link), target.facts)).children;
  if (note) DomUtils.appendChild(link, note);
}
