/**
 * A value as the text of a script element that holds JSON. It may hold any text of an editor: `<` must not close the
 * script, nor open a comment in it. All else that JSON lets stand as it is (U+2028 among it) is plain text there.
 */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
