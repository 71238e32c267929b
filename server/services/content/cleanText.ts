import { withoutControls } from '../../../renderer/plainText.ts';

/**
 * Format characters: what turns the direction of the words that follow, or is a space without width. Signs around
 * Arabic numbers are none of these, and the two below have a place where they belong.
 */
const UNSEEN =
  /[\p{Cf}--[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u00ad\u200c\u200d\u{e0020}-\u{e007f}]]/gv;
/** Soft hyphens and joiners belong between letters, or between the parts of an emoji. */
const LOST_JOINER =
  /(?<![\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u00ad\u200c\u200d]|[\u00ad\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gv;
/** Tags belong behind a flag, and name its country. */
const LOST_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0020}-\u{e007f}]/gv;
/** They end a line in some places, and a program in others. */
const SEPARATOR = /[\u2028\u2029]/g;

/** A text of an outside service as the site knows it: with nothing unseen in it, and without blanks around it. */
export const cleanText = (written: string): string =>
  withoutControls(written)
    .replace(SEPARATOR, ' ')
    .replace(UNSEEN, '')
    .replace(LOST_JOINER, '')
    .replace(LOST_TAG, '')
    .trim();
