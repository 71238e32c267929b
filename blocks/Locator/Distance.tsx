import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

/** What the visitor's country measures the way in. */
type DistanceUnit = 'kilometer' | 'mile';

const KILOMETRES_PER_MILE = 1.609344;
/** Below this many, a tenth says something. */
const NEAR = 10;

/** Countries whose road signs are in miles. */
const MILES = ['US', 'GB'];

/**
 * What distances are measured in.
 *
 * @param language a BCP 47 tag as `navigator.language` has it; without a region it says nothing of miles.
 */
export function distanceUnit(language: string): DistanceUnit {
  try {
    return MILES.includes(new Intl.Locale(language).region ?? '') ? 'mile' : 'kilometer';
  } catch {
    // Some browsers name the language of a C locale, which is no tag.
    return 'kilometer';
  }
}

/** A distance in kilometres → how `Intl.NumberFormat` writes it. */
export function distanceIn(
  unit: DistanceUnit,
  kilometres: number,
): { value: number; options: { style: 'unit'; unit: DistanceUnit; maximumFractionDigits: number } } {
  const value = unit === 'mile' ? kilometres / KILOMETRES_PER_MILE : kilometres;
  return { value, options: { style: 'unit', unit, maximumFractionDigits: value < NEAR ? 1 : 0 } };
}

/** How far away it is. In kilometres as the server has it; in miles once the browser says that it is read in miles. */
export function Distance({ kilometres, className }: { kilometres: number; className: string | undefined }) {
  const { formatNumber } = useIntl();
  const [unit, setUnit] = useState<DistanceUnit>('kilometer');
  useEffect(() => setUnit(distanceUnit(navigator.language)), []);
  const { value, options } = distanceIn(unit, kilometres);
  return <span className={className}>{formatNumber(value, options)}</span>;
}
