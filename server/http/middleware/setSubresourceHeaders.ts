import type { ServerResponse } from 'node:http';

/**
 * Headers that browsers use only for documents; a style's referrer policy, which they use as well, has the same
 * default.
 */
const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * Sets the headers of a subresource: script, style, font, picture, tile. Document headers are a kilobyte for each of a
 * page's twenty files, uncompressed in HTTP/1.1. Opened as a document, the file may load and run nothing, and may not
 * be framed.
 */
export function setSubresourceHeaders(response: ServerResponse): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
  if (response.hasHeader('Content-Security-Policy')) {
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
}
