import type { AppServices } from '../app.ts';

/** What the colleagues' side shares with the site: its content, its files, its log, what became of leads. */
export type AdminServices = Pick<
  AppServices,
  'log' | 'content' | 'siteUrl' | 'files' | 'assets' | 'ring' | 'leads' | 'readiness'
>;
