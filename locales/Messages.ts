import type en from './en.json';

/** The name of a text. English is the measure: a test holds the other catalogues to the same names. */
export type MessageId = keyof typeof en;

declare global {
  namespace FormatjsIntl {
    /** Makes `formatMessage` and `FormattedMessage` refuse an id that is not in the catalogues. */
    interface Message {
      ids: MessageId;
    }
  }
}
