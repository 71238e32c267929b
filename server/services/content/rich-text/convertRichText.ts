import { DomUtils, parseDocument } from 'htmlparser2';
import { richTextElements } from '../../../../renderer/src/validate.ts';
import type { ContentPlace } from '../ContentEvent.ts';
import { toFileNote } from '../links/toFileLink.ts';
import { toLinkUri } from '../links/toLinkUri.ts';
import { convertRichPicture } from './convertRichPicture.ts';
import type { RichElement, RichTextContext } from './RichTextContext.ts';

const CONVERTED = new Set<string>(richTextElements);
/** Elements that only hold others: nothing is missing without them. */
const WRAPPERS = new Set('h1 div article section picture source font center html head body tbody'.split(' '));

/** CKEditor aligns text by `text-align-center`, Drupal's filter pictures by `align-right`. */
const ALIGN_CLASS = /(?:^|\s)(?:text-)?align-(left|center|right|justify)(?=\s|$)/;
const ALIGN_STYLE = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i;

/** Ids of the page around the blocks (site/frame). */
const FRAME_IDS = new Set(
  'content error footer form languages mainmenu menus page choice-bar choice-settings'.split(' '),
);

/**
 * Rich text as the content service has processed it, as rich text of the site: links lead to pages and files of the
 * site in its language, pictures go through the image endpoint, alignment is an attribute (behaviour §4.6). Sanitized
 * later, by validation; what that takes out is reported here, where the editor's node is known.
 *
 * @param html processed by the text format of the service.
 * @param at position of the text, for reports.
 */
export function convertRichText(html: string, context: RichTextContext, at: ContentPlace): string {
  if (!html.includes('<')) return html;
  const document = parseDocument(html);
  const unknown = new Set<string>();
  for (const element of DomUtils.getElementsByTagName('*', document.children)) {
    const { name, attribs } = element;
    const align = ALIGN_CLASS.exec(attribs.class ?? '')?.[1] ?? ALIGN_STYLE.exec(attribs.style ?? '')?.[1];
    delete attribs['data-align'];
    if (align) attribs['data-align'] = align.toLowerCase();
    if (attribs.id !== undefined && FRAME_IDS.has(attribs.id)) delete attribs.id;
    if (name === 'a') convertRichLink(element, context, at);
    else if (name === 'img') convertRichPicture(element, context, at);
    else if (!CONVERTED.has(name) && !WRAPPERS.has(name)) unknown.add(name);
  }
  if (unknown.size > 0) {
    const names = [...unknown].slice(0, 5).map((name) => `<${name}>`);
    const reason = `Rich text may not have ${names.join(', ')} here; the text in it stays where it has one`;
    context.report({ event: 'markup-removed', reason, ...at });
  }
  return DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' });
}

/**
 * Has a link of rich text lead to the page or file of the site, with type and size of documents in its words. A link to
 * nothing becomes text, reported by the resolver.
 */
function convertRichLink(
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
