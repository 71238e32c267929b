import { type RequestHandler, Router } from 'express';

const REUSED_MS = 2000;

interface HealthOptions {
  /** Whether content service and lead store answer; a rejection counts as no. It has a deadline of its own. */
  check: () => Promise<boolean>;
  /** Whether the server is shutting down, so that a load balancer sends visitors elsewhere. */
  isClosing: () => boolean;
}

/** GET /healthz: the process lives. GET /readyz: it can serve pages, or 503. */
export function healthRouter({ check, isClosing }: HealthOptions): Router {
  let recent: Promise<boolean> | undefined;
  const isReady = (): Promise<boolean> => {
    recent ??= check()
      .catch(() => false)
      .finally(() => setTimeout(() => (recent = undefined), REUSED_MS).unref());
    return recent;
  };

  const answer =
    (isFine: () => Promise<boolean> | boolean): RequestHandler =>
    async (_request, response) => {
      const fine = await isFine();
      response
        .status(fine ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .type('text/plain')
        .send(fine ? 'ok' : 'not ready');
    };

  return Router()
    .get(
      '/healthz',
      answer(() => true),
    )
    .get(
      '/readyz',
      answer(async () => !isClosing() && (await isReady())),
    );
}
