import type { ServerResponse } from 'node:http';

/** What browsers read off documents; of a style's referrer policy, which they read as well, it is their default. */
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
 * Answers with a file that is part of a page: script, style, typeface, picture, tile. The headers of a document are a
 * kilobyte before each of the twenty files of a page, where HTTP/1.1 sends them as they are. Opened by itself, the file
 * is a document that may load and run nothing, and that nobody may frame.
 */
export function setSubresourceHeaders(response: ServerResponse): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
  if (response.hasHeader('Content-Security-Policy')) {
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
}
