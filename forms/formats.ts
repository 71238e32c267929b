/** As `<input type=email>` has it (HTML, §4.10.5.1.5), and with a dot in the host: mail goes through the internet. */
export const EMAIL =
  /^(?=.{3,254}$)[\w.!#$%&'*+/=?^`{|}~-]+@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Digits with whatever people put between them; six are the shortest national numbers, fifteen the longest (E.164). */
export const MOBILE = /^\+?(?:[\s()./-]{0,3}\d){6,15}\)?$/;

/** Letters, digits, spaces and hyphens: no country writes more into its postal codes. */
export const POSTAL_CODE = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,11}$/u;

/** What no keyboard writes, line ends and tabs aside. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/;

/** Characters a visitor may write into a line and into the message. */
export const LONGEST = { line: 120, message: 4000 } as const;
