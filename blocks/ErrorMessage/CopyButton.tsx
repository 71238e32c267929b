import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './CopyButton.module.css';

const nothing = () => () => undefined;
const mayCopy = () => 'clipboard' in navigator;
const onServer = () => false;

/** Copies a text; there only where a script runs and the browser lets it. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!useSyncExternalStore(nothing, mayCopy, onServer)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Not allowed: the text stands beside it, to be marked by hand.
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        <FormattedMessage id="error.copy" />
      </button>
      <span role="status">{isCopied && <FormattedMessage id="error.copied" />}</span>
    </>
  );
}
