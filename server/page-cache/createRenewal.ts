import type { Logger } from 'pino';
import { statusOf } from '../errors.ts';
import type { PageRedirect } from '../pages/PageBuilder.ts';
import { runRequest } from '../requestContext.ts';
import { backgroundRequest } from './backgroundRequest.ts';
import type { KeptPage } from './KeptPage.ts';
import type { Answer } from './PageCache.ts';
import type { PageTarget } from './PageTarget.ts';

/** With an old page at hand, nobody waits longer than this for a new one. */
const PATIENCE_MS = 1000;
/** After a page could not be made anew, so long nobody tries again. */
const REST_MS = 10_000;

interface RenewalOptions {
  /** Makes a page, once for all who ask at the same time. */
  fresh: (target: PageTarget) => Promise<KeptPage | PageRedirect>;
  /** Lets go of a page that is no longer there. */
  drop: (target: PageTarget) => Promise<void>;
  log: Logger;
  now: () => number;
}

/** Makes old pages anew. */
export interface Renewal {
  /** For the next visitor: this one has the old page. */
  inBackground(old: KeptPage): void;
  /** The new page if it is there soon, else the old one. @throws what says that the page is gone. */
  orOld(old: KeptPage): Promise<Answer>;
}

/** An old page stands in as long as no new one can be made, which is told, and tried again after a rest. */
export function createRenewal({ fresh, drop, log, now }: RenewalOptions): Renewal {
  const resting = new WeakMap<KeptPage, number>();
  const isResting = (page: KeptPage): boolean => now() < (resting.get(page) ?? 0);

  const standIn = (old: KeptPage, cause: unknown): KeptPage => {
    const since = new Date(old.madeAt).toISOString();
    log.warn(
      { event: 'page-stale', page: old.target.path, since, ...(cause instanceof Error && { err: cause }) },
      `${old.target.path} could not be made anew (${cause instanceof Error ? cause.message : cause}): the page of ${since} stands in`,
    );
    return old;
  };

  /** The new page, or the old one when it has to stand in. */
  const renew = async (old: KeptPage): Promise<KeptPage | PageRedirect> => {
    const { target } = old;
    resting.set(old, now() + REST_MS);
    try {
      const answer = await fresh(target);
      if ('location' in answer) await drop(target);
      else if (answer.isDegraded && !old.isDegraded) return standIn(old, 'it would lack something');
      return answer;
    } catch (error) {
      if (statusOf(error) >= 500) return standIn(old, error);
      await drop(target);
      throw error;
    }
  };

  return {
    inBackground(old) {
      if (isResting(old)) return;
      // What it finds is kept, or told; a page that is gone is not there for the next visitor.
      runRequest(backgroundRequest(log), () => void renew(old).catch(() => undefined));
    },
    async orOld(old) {
      if (isResting(old)) return { state: 'stale', page: old };
      let late: NodeJS.Timeout | undefined;
      const timeUp = new Promise<KeptPage>((resolve) => {
        late = setTimeout(resolve, PATIENCE_MS, old);
      });
      const renewed = renew(old);
      const page = await Promise.race([renewed, timeUp]).finally(() => clearTimeout(late));
      // Nobody waits for it any more; what it found is told all the same.
      renewed.catch(() => undefined);
      return { state: page === old ? 'stale' : 'miss', page };
    },
  };
}
