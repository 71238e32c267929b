import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface NearMe {
  /** Whether the browser has geolocation; undefined until that is known. */
  isAble: boolean | undefined;
  /** State of the request; undefined once it is done or cancelled. */
  notice: 'asking' | 'refused' | 'failed' | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** The form field for the position. */
  field: RefObject<HTMLInputElement | null>;
  /** Asks for the position when the form is sent, and sends the form again with the answer. */
  locate(event: FormEvent): void;
}

/** A position from some minutes ago is good enough; after the timeout the request fails. */
const POSITION: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

/** Two decimals are about a kilometre: precise enough for a list, and all that an address should reveal. */
const rough = ({ coords }: GeolocationPosition): string =>
  `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;

/**
 * Finds the visitor's position. An answer is ignored after a second press, another choice or a navigation.
 *
 * @param results of the list; when they change, the notice about the last position is removed.
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
    // The form is being sent with the position in it.
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
        // The next submit asks again.
        field.current.value = '';
      },
      ({ code, PERMISSION_DENIED }) =>
        isWanted() && setNotice(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      POSITION,
    );
  };
  return { isAble, notice, form, field, locate };
}
