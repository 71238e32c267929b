import type { DomUtils } from 'htmlparser2';
import type { Report } from '../ContentEvent.ts';
import type { LinkResolver } from '../links/createLinkResolver.ts';

/** An element of rich text. */
export type RichElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What rich text is converted with. */
export interface RichTextContext {
  resolveLink: LinkResolver;
  cmsHosts: ReadonlySet<string>;
  report: Report;
}
