import { useState, useSyncExternalStore } from 'react';

const nothing = () => () => undefined;
const mayCopy = () => 'clipboard' in navigator;
const onServer = () => false;

/** Copies texts, where scripts and clipboard are available, and knows whether the last one was copied. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useSyncExternalStore(nothing, mayCopy, onServer);
  const copy = (text: string) => {
    // Emptied first: a second confirmation is spoken too.
    setCopied(false);
    return navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Not permitted: the text can be copied by hand.
      () => setCopied(false),
    );
  };
  return { canCopy, isCopied, copy };
}
