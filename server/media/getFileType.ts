import type { FileKind } from './fetchFile.ts';

/**
 * Files of the content service that are served, by extension. HTML, scripts and programs are not: under the site's own
 * name they would look like the site.
 */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  rtf: 'application/rtf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip',
};

/** Shown by browsers; anything else is downloaded. */
const SHOWN = /^(?:image|video|audio)\/|^text\/(?:plain|vtt)$|^application\/pdf$/;

/** How a file of the content service is served. */
export interface FileType {
  /** In lower case. */
  extension: string;
  mediaType: string;
  kind: FileKind;
  isDownload: boolean;
}

/** The type of a file by its extension; undefined when it is not served. */
export function getFileType(path: string): FileType | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const mediaType = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
  if (mediaType === undefined) return undefined;
  // SVG is a document: it may hold scripts, and is served as it is.
  const [, kind] = /^(image|video)\/(?!svg)/.exec(mediaType) ?? [];
  return {
    extension,
    mediaType,
    kind: kind === 'image' || kind === 'video' ? kind : 'document',
    isDownload: !SHOWN.test(mediaType),
  };
}
