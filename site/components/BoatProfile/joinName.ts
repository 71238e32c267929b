/**
 * The name of a boat with a no-break space before a short last word, so that no line starts with the “S” of “Estran
 * 45 S”. For display only: addresses, forms and leads have the name as it is written.
 */
export const joinName = (name: string): string => name.replace(/ (?=\S{1,2}$)/u, '\u00a0');
