import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface NearMe {
  /** Whether the browser can tell where it is; undefined until that is known. */
  isAble: boolean | undefined;
  /** How it goes; undefined once it is done, or no longer wanted. */
  notice: 'asking' | 'refused' | 'failed' | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** The field of the form that takes the place. */
  field: RefObject<HTMLInputElement | null>;
  /** Asks where the visitor is when the form is sent, and sends it again with the answer. */
  locate(event: FormEvent): void;
}

/** A position from some minutes ago is near enough, and one that takes longer than this is not worth the wait. */
const POSITION: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

/** Two decimals are about a kilometre: enough for a list, and no more than the address needs to say of a visitor. */
const rough = ({ coords }: GeolocationPosition): string =>
  `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;

/**
 * Finds out where the visitor is. An answer counts as long as the visitor waits for it: not after they have pressed
 * again, chosen something else or left.
 *
 * @param results what the list shows; when it is another one, what was said about the last place no longer holds.
 */
export function useNearMe(results: readonly unknown[]): NearMe {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const question = useRef(0);
  const [isAble, setAble] = useState<boolean>();
  const [notice, setNotice] = useState<NearMe['notice']>();

  useEffect(() => setAble('geolocation' in navigator), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another one
  useEffect(() => {
    setNotice(undefined);
    return () => {
      question.current++;
    };
  }, [results]);

  const locate = (event: FormEvent) => {
    // It is on its way with the place in it.
    if (field.current?.value) return;
    event.preventDefault();
    const asked = ++question.current;
    const isWanted = () => asked === question.current;
    setNotice('asking');
    navigator.geolocation.getCurrentPosition(
      (position) => {
        if (!isWanted() || !form.current || !field.current) return;
        setNotice(undefined);
        field.current.value = rough(position);
        form.current.requestSubmit();
        // The next time it is asked anew.
        field.current.value = '';
      },
      ({ code, PERMISSION_DENIED }) =>
        isWanted() && setNotice(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      POSITION,
    );
  };
  return { isAble, notice, form, field, locate };
}
