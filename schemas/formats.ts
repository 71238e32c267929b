import { type Formats, standardFormats } from '../renderer/src/validate.ts';
import { contentFile, isContentFile } from './contentFile.ts';

/** Formats that schemas of pages and blocks may name: the renderer's, and files of the content service. */
export const formats: Formats = {
  ...standardFormats,
  'content-file': {
    kind: 'path of a file',
    words: 'a path below /sites/default/files/, percent-encoded as Drupal writes it',
    check: isContentFile,
    suggest: contentFile,
  },
};
