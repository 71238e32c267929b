import { LOCALE_CODES } from '../../../../locales/locales.ts';
import type { LightboxEntity } from '../Entity.ts';
import { entityId } from '../entityId.ts';
import { LIGHTBOX_FIELDS } from '../model/bundles.ts';
import type { Cursor } from './Cursor.ts';
import type { ReadingContext } from './ReadingContext.ts';
import { readFieldValues } from './readFieldValues.ts';

/** The promotional visuals of `lightboxes.yaml`, one a locale; a locale without one is left out. */
export function readLightboxes(cursor: Cursor, context: ReadingContext): LightboxEntity[] {
  cursor.record(LOCALE_CODES);
  return LOCALE_CODES.flatMap((locale, index) => {
    const entry = cursor.optional(locale);
    if (entry === undefined) return [];
    entry.record(Object.keys(LIGHTBOX_FIELDS));
    const type = `config_pages--lightbox_${locale}`;
    const number = index + 1;
    const owner = { key: locale, created: '', kind: 'config_pages' as const, number };
    return [
      {
        kind: 'config_pages',
        type,
        id: entityId(type, locale),
        number,
        languages: ['en'],
        values: readFieldValues(entry, LIGHTBOX_FIELDS, owner, context),
        label: `${context.siteName} ${locale}`,
      },
    ];
  });
}
