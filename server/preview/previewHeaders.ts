import type { RequestHandler } from 'express';

/**
 * Headers of everything in a preview: no cache, no search engine, framed by the CMS and the site itself alone. Must come
 * after securityHeaders.
 *
 * @param editorOrigin origin of the CMS.
 */
export function previewHeaders(editorOrigin: string): RequestHandler {
  return (_request, response, next) => {
    const policy = String(response.getHeader('Content-Security-Policy') ?? '');
    const ancestors = `frame-ancestors 'self' ${editorOrigin}`;
    if (policy) {
      response.setHeader(
        'Content-Security-Policy',
        policy
          .replace(/frame-ancestors [^;]*/, ancestors)
          .replace(/frame-src [^;]*/, (sources) => `${sources.replace(" 'none'", '')} 'self'`),
      );
    } else response.setHeader('Content-Security-Policy', ancestors);
    response.removeHeader('X-Frame-Options');
    response
      .set('Cache-Control', 'no-store')
      .set('X-Robots-Tag', 'noindex')
      .set('Referrer-Policy', 'same-origin');
    next();
  };
}
