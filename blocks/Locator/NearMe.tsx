import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './NearMe.module.css';

interface NearMeProps {
  action: string;
  /** How it goes; undefined once it is done. */
  onNotice: (notice: 'asking' | 'refused' | 'failed' | undefined) => void;
}

/** A position from some minutes ago is near enough, and one that takes longer than this is not worth the wait. */
const POSITION: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

/** Two decimals are about a kilometre: enough for a list, and no more than the address needs to say of a visitor. */
const rough = ({ coords }: GeolocationPosition): string =>
  `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;

/** Puts the nearest first. Asks where the visitor is only when they press it; there only where the browser can tell. */
export function NearMe({ action, onNotice }: NearMeProps) {
  const [isAble, setAble] = useState<boolean>();
  useEffect(() => setAble('geolocation' in navigator), []);
  if (isAble === false) return null;

  const locate = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const field = form.elements.namedItem('near');
    if (!(field instanceof HTMLInputElement) || field.value) return;
    event.preventDefault();
    onNotice('asking');
    navigator.geolocation.getCurrentPosition(
      (position) => {
        onNotice(undefined);
        field.value = rough(position);
        form.requestSubmit();
        // The next time it is asked anew.
        field.value = '';
      },
      ({ code, PERMISSION_DENIED }) => onNotice(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      POSITION,
    );
  };

  return (
    <form method="get" action={action} className={styles.form} data-filters="" onSubmit={locate}>
      <input type="hidden" name="near" />
      <button type="submit" className={styles.near}>
        <Icon name="locate" />
        <FormattedMessage id="locator.near" />
      </button>
    </form>
  );
}
