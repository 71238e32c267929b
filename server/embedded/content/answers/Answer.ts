/** What is sent back, before the headers every answer has. */
export interface Answer {
  status: number;
  contentType: string;
  body: string;
}

const JSON_API = 'application/vnd.api+json';

/** Every JSON:API document starts alike. */
export function jsonApiAnswer(status: number, document: Record<string, unknown>): Answer {
  return {
    status,
    contentType: JSON_API,
    body: JSON.stringify({
      jsonapi: { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } },
      ...document,
    }),
  };
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return {
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  };
}

/** Kinds and prefixes that do not exist are answered with a page, not with JSON (contract: "Types"). */
export function htmlNotFound(): Answer {
  return {
    status: 404,
    contentType: 'text/html; charset=UTF-8',
    body: '<!DOCTYPE html>\n<html lang="en"><head><title>Page not found</title></head><body><h1>Page not found</h1><p>The requested page could not be found.</p></body></html>\n',
  };
}
