import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './CopyButton.module.css';

const nothing = () => () => undefined;
const mayCopy = () => 'clipboard' in navigator;
const onServer = () => false;

/** Copies a text, where a script runs and the browser lets it. Its place is kept from the start: nothing moves when it comes. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const isAlive = useSyncExternalStore(nothing, mayCopy, onServer);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Not allowed: the text stands beside it, to be marked by hand.
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className={styles.copy} data-alive={isAlive || undefined} onClick={copy}>
        <FormattedMessage id="error.copy" />
      </button>
      <span role="status">{isCopied && <FormattedMessage id="error.copied" />}</span>
    </>
  );
}
