import type en from './en.json';

/** Id of a message. The English catalogue defines them; a test holds the other languages to the same ids. */
export type MessageId = keyof typeof en;

declare global {
  namespace FormatjsIntl {
    /** Makes `formatMessage` and `FormattedMessage` refuse an id that is not in the catalogues. */
    interface Message {
      ids: MessageId;
    }
  }
}
