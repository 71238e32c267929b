import { withoutControls } from '../../../renderer/src/validate.ts';

/**
 * Format characters: direction marks and zero-width spaces. Signs around Arabic numbers are not among them, and those
 * below have legitimate positions.
 */
const UNSEEN =
  /[\p{Cf}--[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u00ad\u200c\u200d\u{e0020}-\u{e007f}]]/gv;
/** Soft hyphens and joiners are valid between letters, or between the parts of an emoji. */
const LOST_JOINER =
  /(?<![\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u00ad\u200c\u200d]|[\u00ad\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gv;
/** Tags are valid after a flag, and name its country. */
const LOST_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0020}-\u{e007f}]/gv;
/** Line ends for some programs. */
const SEPARATOR = /[\u2028\u2029]/g;

/** A text of an external service without invisible characters and surrounding whitespace. */
export const cleanText = (written: string): string =>
  withoutControls(written)
    .replace(SEPARATOR, ' ')
    .replace(UNSEEN, '')
    .replace(LOST_JOINER, '')
    .replace(LOST_TAG, '')
    .trim();
