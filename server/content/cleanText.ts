import { withoutControls } from '../../renderer/withoutControls.ts';

/** A text of the content service as the site knows it: without control characters, and without blanks around it. */
export const cleanText = (written: string): string => withoutControls(written).trim();
