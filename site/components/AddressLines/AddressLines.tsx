import styles from './AddressLines.module.css';

interface AddressLinesProps {
  /** As the post of the country writes them (addressLines.ts), the country last; nothing is shown without any. */
  lines: readonly string[];
  className?: string | undefined;
}

/** A postal address, line by line. */
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
