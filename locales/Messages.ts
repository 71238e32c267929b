import type en from './en.json';

/** The name of a text. English is the measure: a test holds the other catalogues to the same names. */
export type MessageId = keyof typeof en;
