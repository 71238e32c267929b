import { createHash } from 'node:crypto';
import type { PageRedirect } from '../../pages/PageBuilder.ts';
import { matchPurge } from '../purge/matchPurge.ts';
import type { PurgeLog } from '../purge/PurgeLog.ts';
import { type CachedPage, getFreshness, type MadePage } from './CachedPage.ts';
import { compressText } from './compressText.ts';
import { localClaim, type PageClaim, type PageStore } from './PageStore.ts';
import type { PageTarget } from './PageTarget.ts';

/**
 * Builds a page from its target. Rejects with NotFoundError, UpstreamError or any other error.
 *
 * @param waitMs how long to wait for one answer of a service.
 */
export type MakePage = (target: PageTarget, waitMs: number) => Promise<MadePage | PageRedirect>;

interface PageMakerOptions {
  make: MakePage;
  store: PageStore;
  now: () => number;
  /** The purges of this process: a page that was begun before one is stale when it is built. */
  purges: PurgeLog;
  /** Stores a page in the memory of this process. */
  putInMemory: (page: CachedPage) => void;
}

/** How often to look for the page that another process builds (ms). */
const ASK_EVERY_MS = 50;
/** Longer than a page with timely upstreams takes; after that this process builds it as well (ms). */
const MAX_WAIT_MS = 6000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates a function that builds a page once for all processes, and caches it where allowed. */
export function createPageMaker({ make, store, now, purges, putInMemory }: PageMakerOptions): MakePageOnce {
  const makeClaimed = async (
    target: PageTarget,
    claim: PageClaim,
    waitMs: number,
  ): Promise<CachedPage | PageRedirect> => {
    const begun = purges.sequence();
    const made = await make(target, waitMs);
    if ('location' in made) return made;
    const page = await compressPage(target, made, now());
    // One page, one address: otherwise `/%74he-yard` would be another key for each spelling.
    if (made.path !== target.path) return page;
    const isHit = purges
      .since(begun)
      .some((purge) => matchPurge(purge)({ tags: page.tags, path: target.path }));
    if (isHit) page.isPurged = true;
    putInMemory(page);
    // Clients can invent query values: they must not fill the shared store.
    if (!page.isDegraded && target.query === '') await claim.store(page);
    return page;
  };

  return async (target, waitMs) => {
    const deadline = now() + MAX_WAIT_MS;
    for (;;) {
      const claim = now() < deadline ? await store.claim(target) : localClaim;
      try {
        // Read with the claim: its last holder may just have stored the page.
        const shared = await store.read(target);
        if (shared && getFreshness(shared, now()) === 'fresh') {
          putInMemory(shared);
          return shared;
        }
        if (claim) return await makeClaimed(target, claim, waitMs);
      } finally {
        await claim?.release();
      }
      await pause(ASK_EVERY_MS);
    }
  };
}

type MakePageOnce = (target: PageTarget, waitMs: number) => Promise<CachedPage | PageRedirect>;

/** zlib's result is a slice of a 16 kB buffer, which would be retained as long as the page and is not counted. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Compresses a page in advance: no later visitor pays for it. */
export async function compressPage(
  target: PageTarget,
  { body, path: _path, ...made }: MadePage,
  madeAt: number,
): Promise<CachedPage> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const { br, gzip } = await compressText(identity);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const bodies = { br: alone(br), gzip: alone(gzip) };
  return { ...made, target, bodies, length: identity.length, hash, madeAt };
}
