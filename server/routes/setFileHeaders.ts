import type { Response } from 'express';
import { setSubresourceHeaders } from '../http/middleware/setSubresourceHeaders.ts';
import type { FileType } from '../media/getFileType.ts';

/** A browser shows pictures and videos in a document of its own, which loads them from the site. */
const MEDIA_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'";
/** An SVG may hold scripts, another file anything: no script runs, and the document is of no site. */
const SANDBOX_POLICY = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";

function toPolicy({ mediaType }: FileType): string {
  if (/^(?:image\/(?!svg)|video\/|audio\/)/.test(mediaType)) return `${MEDIA_POLICY}; frame-ancestors 'none'`;
  // Chromium's reader of PDFs does not start in a sandbox; its scripts never reach the site.
  if (mediaType === 'application/pdf') return "frame-ancestors 'none'";
  return `${SANDBOX_POLICY}; frame-ancestors 'none'`;
}

/**
 * Sets the headers that describe a file of the content service, also in development. The type is that of its
 * extension, never one the content service names.
 */
export function setFileHeaders(response: Response, type: FileType): void {
  setSubresourceHeaders(response);
  response.set({
    'Content-Type': type.mediaType,
    // Editors replace documents under their name. Compressing would make the ranges of texts wrong.
    'Cache-Control':
      type.kind === 'document' ? 'public, max-age=3600, no-transform' : 'public, max-age=604800',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': toPolicy(type),
    ...(type.isDownload && { 'Content-Disposition': 'attachment' }),
  });
}
