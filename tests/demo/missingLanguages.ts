import { isLocale, LOCALE_CODES } from '../../locales/locales.ts';
import { isRecord } from '../../schemas/isRecord.ts';

/**
 * The languages that localized values in a YAML file lack: mappings whose keys are languages and nothing else. One
 * sentence for each language of each value, with the file and the path inside of it.
 *
 * @param value parsed YAML.
 */
export function missingLanguages(file: string, value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isLocalized = isRecord(value) && entries.length > 0 && entries.every(([key]) => isLocale(key));
  const missing = isLocalized ? LOCALE_CODES.filter((locale) => !(locale in value)) : [];
  return [
    ...missing.map((locale) => `${file} (${path.join('.')}): ${locale} is missing`),
    ...entries.flatMap(([key, inner]) => missingLanguages(file, inner, [...path, key])),
  ];
}
