import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Link } from '../../../../schemas/parts/link.ts';
import { cleanText } from '../cleanText.ts';
import type { AttributeReader } from '../jsonapi/AttributeReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import type { LinkResolver } from './createLinkResolver.ts';
import { toFileNote } from './toFileLink.ts';

/**
 * A link field `{uri, title, options}` as a link of the site. Its text is the editor's, else `otherwise`, else the
 * title of the target. That of a document names its type and size.
 *
 * @returns undefined when there is no link, no target or no text; the latter two are reported.
 */
export function parseLink(
  resource: AttributeReader,
  field: string,
  resolve: LinkResolver,
  otherwise?: string,
): Link | undefined {
  const value = resource.raw(field);
  if (value === undefined) return undefined;
  if (!isRecord(value) || typeof value.uri !== 'string') return resource.invalid(field, 'is not a link');
  const target = resolve(value.uri, resource.at(field));
  if (!target) return undefined;
  const title = typeof value.title === 'string' ? cleanText(value.title) : '';
  const label = resource.words(title || undefined) || otherwise || target.title;
  if (target.url === undefined || !label) {
    const fault = label ? 'no address' : 'no words';
    return resource.report('link-unresolved', `The link in ${field} has ${fault}; it is left out`, field);
  }
  return withoutUndefined<Link>({
    url: target.url,
    label: label + toFileNote(label, target.facts),
    ...linkAttributes(value.options),
  });
}

/** The editor's options of the link; an empty list without any (contract, Values). */
export function linkAttributes(options: unknown): {
  target: '_blank' | undefined;
  ariaLabel: string | undefined;
} {
  const attributes = isRecord(options) && isRecord(options.attributes) ? options.attributes : {};
  const ariaLabel = attributes['aria-label'];
  return {
    target: attributes.target === '_blank' ? '_blank' : undefined,
    ariaLabel: typeof ariaLabel === 'string' ? cleanText(ariaLabel) || undefined : undefined,
  };
}
