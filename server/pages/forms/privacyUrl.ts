import { LOCALES } from '../../../locales/locales.ts';
import { UpstreamError } from '../../errors.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** Address of the privacy policy in English, as an editor has made it. */
const PATH = '/privacy';

/** The privacy policy in the visitor's language, or else in English; undefined while nobody knows or where there is none. */
export async function privacyUrl({ content, route }: PageRequest): Promise<string | undefined> {
  try {
    const translations = await content.elsewhere(PATH);
    const found = translations.find(({ locale }) => locale === route.locale);
    return (found ?? translations.find(({ locale }) => locale === 'en'))?.path;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return `${LOCALES[route.locale].prefix}${PATH}`;
  }
}
