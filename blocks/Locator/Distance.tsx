import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

/** Unit of distances in the visitor's country. */
type DistanceUnit = 'kilometer' | 'mile';

const KILOMETRES_PER_MILE = 1.609344;
/** Below this number, one decimal is shown. */
const NEAR = 10;

/** Countries with road signs in miles. */
const MILES = ['US', 'GB'];

/**
 * Unit of distances: miles for readers of English in the United States and in Britain, kilometres for everyone else.
 * Sea miles would be wrong: these are distances to offices.
 *
 * @param locale of the page.
 * @param language BCP 47 tag, as `navigator.language`; without a region: kilometres.
 */
export function distanceUnit(locale: string, language: string): DistanceUnit {
  if (!locale.startsWith('en')) return 'kilometer';
  try {
    const { language: spoken, region = '' } = new Intl.Locale(language);
    return spoken === 'en' && MILES.includes(region) ? 'mile' : 'kilometer';
  } catch {
    // Some browsers report the language of a C locale, which is no valid tag.
    return 'kilometer';
  }
}

/** A distance in kilometres → value and options for `Intl.NumberFormat`. */
export function distanceIn(
  unit: DistanceUnit,
  kilometres: number,
): { value: number; options: { style: 'unit'; unit: DistanceUnit; maximumFractionDigits: number } } {
  const value = unit === 'mile' ? kilometres / KILOMETRES_PER_MILE : kilometres;
  return { value, options: { style: 'unit', unit, maximumFractionDigits: value < NEAR ? 1 : 0 } };
}

/** A distance: in kilometres from the server; on English pages in miles once the browser's language asks for them. */
export function Distance({ kilometres, className }: { kilometres: number; className: string | undefined }) {
  const { formatNumber, locale } = useIntl();
  const [unit, setUnit] = useState<DistanceUnit>('kilometer');
  useEffect(() => setUnit(distanceUnit(locale, navigator.language)), [locale]);
  const { value, options } = distanceIn(unit, kilometres);
  return <span className={className}>{formatNumber(value, options)}</span>;
}
