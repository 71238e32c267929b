import type { PreviewSession } from './previewSession.ts';

/** Where a draft is shown: `/preview/fr/catamarans/estran-42`. */
export const toPageUrl = ({ locale, path }: Pick<PreviewSession, 'locale' | 'path'>): string =>
  `/preview/${locale}${path === '/' ? '' : path.split('/').map(encodeURIComponent).join('/')}`;
