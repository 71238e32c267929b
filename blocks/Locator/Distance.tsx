import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type DistanceUnit, distanceIn, distanceUnit } from './distanceIn.ts';

/** How far away it is. In kilometres as the server has it; in miles once the browser says that it is read in miles. */
export function Distance({ kilometres, className }: { kilometres: number; className: string | undefined }) {
  const { formatNumber } = useIntl();
  const [unit, setUnit] = useState<DistanceUnit>('kilometer');
  useEffect(() => setUnit(distanceUnit(navigator.language)), []);
  const { value, options } = distanceIn(unit, kilometres);
  return <span className={className}>{formatNumber(value, options)}</span>;
}
