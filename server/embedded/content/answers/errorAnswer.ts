import { type Answer, jsonApiAnswer } from './Answer.ts';

const TITLES: Readonly<Record<number, { title: string; section: string }>> = {
  400: { title: 'Bad Request', section: '10.4.1' },
  403: { title: 'Forbidden', section: '10.4.4' },
  404: { title: 'Not Found', section: '10.4.5' },
  405: { title: 'Method Not Allowed', section: '10.4.6' },
  500: { title: 'Internal Server Error', section: '10.5.1' },
};

/** A JSON:API error document in Drupal's shape; `via` is the address that was asked for. */
export function errorAnswer(status: number, detail: string, via: string): Answer {
  const { title, section } = TITLES[status] ?? { title: 'Error', section: '10' };
  const error = {
    title,
    status: String(status),
    detail,
    links: {
      via: { href: via },
      info: { href: `https://www.w3.org/Protocols/rfc2616/rfc2616-sec10.html#sec${section}` },
    },
    ...(status === 403 ? { source: { pointer: '/data' } } : {}),
  };
  return jsonApiAnswer(status, { errors: [error] });
}
