/** Patterns of what a visitor writes: nothing that no keyboard makes. A line has neither line ends nor tabs. */
export const PRINTABLE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
export const PRINTABLE_TEXT =
  '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
