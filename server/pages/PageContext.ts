import type { MessageId } from '../../locales/Messages.ts';
import type { RouteMatch } from '../../locales/parsePath.ts';
import type { PageLists } from '../../schemas/page.ts';
import type { ContentNode } from '../content/Content.ts';

/** Texts of the catalogue of one language, on the server. */
export type Translate = (id: MessageId) => string;

/** What a page builder is given besides the content: where it stands and in which words it speaks. */
export interface PageContext {
  route: RouteMatch;
  node: ContentNode;
  menus: Pick<PageLists, 'header' | 'footer'>;
  /** Origin of the site, for addresses that must be absolute. */
  siteUrl: string;
  text: Translate;
}
