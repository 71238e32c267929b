export type Cell = string | number | undefined;

/** A spreadsheet would run a text that begins like a formula. */
const toCell = (cell: Cell): string => {
  const text = String(cell ?? '');
  const harmless = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table as CSV (RFC 4180), with a byte order mark: without it, spreadsheets misread letters with accents. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
