import styles from './AddressLines.module.css';

interface AddressLinesProps {
  /** In the postal order of the country (addressLines.ts), the country last. */
  lines: readonly string[];
  className?: string | undefined;
}

/** A postal address, line by line; nothing without lines. */
export function AddressLines({ lines, className }: AddressLinesProps) {
  if (lines.length === 0) return null;
  return (
    <address className={[styles.address, className].filter(Boolean).join(' ')}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address never change their order
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
