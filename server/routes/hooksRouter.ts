import { Router } from 'express';
import type { Purger } from '../cache/purge/createPurger.ts';
import { purgeRouter } from './purgeRouter.ts';
import { revalidateRouter } from './revalidateRouter.ts';

/** Webhooks of the content service; not mounted without a secret. */
export const hooksRouter = (secret: string | undefined, purge: Purger['purge']): Router =>
  secret === undefined
    ? Router()
    : Router().use(purgeRouter({ secret, purge }), revalidateRouter({ secret, purge }));
