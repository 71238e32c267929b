import type { Report } from '../ContentEvent.ts';
import type { LinkResolver } from '../links/LinkResolver.ts';

/** What reading the fields of a document depends on besides the document. */
export interface ReadContext {
  report: Report;
  resolveLink: LinkResolver;
  /** Address of a node on the site, in the locale of the page; undefined when it is not translated. */
  pathOf: (id: string) => string | undefined;
  /** `host:port` names of the content service: the one it is called by and the one it gives itself. */
  cmsHosts: ReadonlySet<string>;
}
