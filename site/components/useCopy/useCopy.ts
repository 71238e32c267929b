import { useState, useSyncExternalStore } from 'react';

const nothing = () => () => undefined;
const mayCopy = () => 'clipboard' in navigator;
const onServer = () => false;

/** Copies texts, where scripts and clipboard are available, and knows how it went with the last one. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const canCopy = useSyncExternalStore(nothing, mayCopy, onServer);
  const copy = (text: string) => {
    // Emptied first: a second confirmation is spoken too.
    setOutcome(undefined);
    return navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      // Not permitted: the text can be copied by hand.
      () => setOutcome('refused'),
    );
  };
  return { canCopy, isCopied: outcome === 'copied', isRefused: outcome === 'refused', copy };
}
