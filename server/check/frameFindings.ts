import { homePath } from '../../locales/homePath.ts';
import type { Locale } from '../../locales/locales.ts';
import { listsSchema } from '../../schemas/entities/lists.ts';
import type { ContentEvent } from '../content/ContentEvent.ts';
import type { OpenContent } from './crawlPages.ts';
import { eventFinding } from './eventFinding.ts';
import type { Finding, FindingPlace } from './Finding.ts';
import { type ValueChecks, valueFindings } from './valueFindings.ts';

/** Everything that is wrong with what stands around all pages of a language: menus and promotional visual. */
export async function frameFindings(
  open: OpenContent,
  locale: Locale,
  checks: ValueChecks,
): Promise<Finding[]> {
  const events: ContentEvent[] = [];
  const content = open((event) => events.push(event));
  const [menus, lightbox] = await Promise.all([content.menus(locale), content.lightbox(locale)]);
  const value = lightbox ? { ...menus, lightbox } : menus;
  const place: FindingPlace = { locale, page: homePath(locale) };
  const values = await valueFindings({ value, schema: listsSchema, pointer: '/lists' }, place, checks);
  return [...events.map((event) => eventFinding(event, { ...place, pointer: '/lists' })), ...values];
}
