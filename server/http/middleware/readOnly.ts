import type { RequestHandler } from 'express';

/** Pages are read-only: any other method gets a 405 (RFC 9110 §15.5.6). */
export const readOnly: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  return response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method Not Allowed');
};
