import pino from 'pino';
import { LOCALES } from '../../locales/locales.ts';
import { parsePath } from '../../locales/parsePath.ts';
import { homePath } from '../../locales/sitePath.ts';
import type { Page } from '../../schemas/page.ts';
import { createNullRecord } from '../cache/PageRecord.ts';
import { NotFoundError } from '../http/errors.ts';
import { currentRequest, runRequest } from '../observability/requestContext.ts';
import { buildPage } from '../pages/buildPage.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import type { ContentEvent } from '../services/content/ContentEvent.ts';
import { contentPath } from '../services/content/site-index/contentPath.ts';
import { compareBlocks } from './compareBlocks.ts';
import type { DroppedHere, PreviewPage } from './PreviewPage.ts';
import type { PreviewSession } from './previewSession.ts';

/** Drafts are confidential: nothing of them is logged. */
const SILENT = pino({ level: 'silent' });

interface PreviewOptions {
  servicesFor: (record: ReturnType<typeof createNullRecord>) => PageServices;
  /** Day for lists and events, from `?at=`. */
  at: Date | undefined;
  /** Where drafts without a form of the CMS are edited. */
  editUrl: () => string | undefined;
}

/**
 * The page of a draft, built like any other, and what visitors would not get of it.
 *
 * @throws NotFoundError without such a draft, UpstreamError when the content service fails.
 */
export async function buildPreview(session: PreviewSession, options: PreviewOptions): Promise<PreviewPage> {
  const request = currentRequest();
  const work = () => build(session, options);
  return request ? runRequest({ ...request, log: SILENT }, work) : work();
}

async function build(
  session: PreviewSession,
  { servicesFor, at, editUrl }: PreviewOptions,
): Promise<PreviewPage> {
  const { locale } = session;
  const services = servicesFor(createNullRecord(Number.POSITIVE_INFINITY));
  const events: ContentEvent[] = [];
  const draft = await services.content.findDraft(session, (event) => void events.push(event));
  if (!draft) throw new NotFoundError('the content service has no such draft');
  const { node, revision, isPublished, untranslatedItems } = draft;
  const path = node.isHome ? homePath(locale) : contentPath(node.pageInfo.path, locale);
  const dropped: DroppedHere[] = [];
  const now = at && { now: at };
  const own: PageServices = {
    ...services,
    ...now,
    content: { ...services.content, find: async () => ({ type: 'node', node }) },
    createDropMarks: ({ blocks }, page, faults) => {
      const shown = new Set(page.blocks.map(({ id }) => id));
      for (const { type, index, pointer, reason } of faults) {
        const before = blocks.slice(index + 1).find(({ id }) => shown.has(id))?.id;
        dropped.push({ type, pointer, reason, ...(before !== undefined && { before }) });
      }
      return [];
    },
  };
  const [page, published] = await Promise.all([
    buildPage(path, new URLSearchParams(), own),
    buildPage(path, new URLSearchParams(), { ...services, ...now }).catch(() => undefined),
  ]);
  if (!isPage(page)) throw new NotFoundError('the address of the draft is that of a redirect');
  const live = published !== undefined && isPage(published) ? published : undefined;
  return {
    session,
    page,
    published: live,
    revision,
    isPublished,
    // A draft has no address yet that others could link to.
    events: events.filter(({ id }) => id !== node.id),
    dropped,
    untranslatedItems,
    changes: live && compareBlocks(live.blocks, page.blocks),
    edit: node.entity?.edit ?? editUrl(),
    at: at?.toISOString().slice(0, 10),
  };
}

const isPage = (answer: object): answer is Page => 'blocks' in answer;

/** The path that the CMS names, as a path of the site: `/pt-pt/x` there is `/pt/x` here. Undefined for no page of it. */
export function parseDraftPath(encoded: string): Pick<PreviewSession, 'locale' | 'path'> | undefined {
  if (!/^\/(?!\/)/.test(encoded) || encoded.length > 2000) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  const [, first = '', ...rest] = path.split('/');
  const language = Object.entries(LOCALES).find(
    ([code, { contentCode }]) => code !== 'en' && contentCode === first,
  );
  const locale = language ? (language[0] as PreviewSession['locale']) : 'en';
  const alias = language ? `/${rest.join('/')}` : path;
  const route = parsePath(contentPath(alias, locale) ?? '//');
  return route.type === 'unmatched' ? undefined : { locale, path: alias };
}
