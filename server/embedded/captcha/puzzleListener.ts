import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../Reply.ts';
import { readBody } from '../readBody.ts';
import { answerVerification } from './answerVerification.ts';
import type { Puzzles } from './createPuzzles.ts';

export const PUZZLE_PATH = '/api/v1/puzzle';
export const VERIFY_PATH = '/api/v1/siteverify';

/** A solution is three thousand at most. */
const MAX_BODY_BYTES = 20_000;

interface ListenerOptions {
  sitekey: string;
  /** Of siteverify. */
  secret: string;
  puzzles: Puzzles;
}

const refusal = (status: number, error: string): Reply => ({ status, body: { errors: [error] } });

/** Answers widget and siteverify the way Friendly Captcha v1 does. */
export function puzzleListener(options: ListenerOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, options).then(
      ({ status, body }) => {
        response
          .writeHead(status, {
            'Content-Type': 'application/json; charset=utf-8',
            'Cache-Control': 'no-store',
          })
          .end(JSON.stringify(body));
      },
      // The request broke off while it was read: nobody is left to answer.
      () => response.destroy(),
    );
  };
}

async function answer(request: IncomingMessage, options: ListenerOptions): Promise<Reply> {
  const { method, url = '/', headers, socket } = request;
  const { pathname, searchParams } = new URL(`http://embedded${url}`);
  if (pathname === PUZZLE_PATH) {
    if (method !== 'GET') return refusal(405, 'bad_request');
    const sitekey = searchParams.get('sitekey');
    if (!sitekey) return refusal(400, 'sitekey_missing');
    if (sitekey !== options.sitekey) return refusal(400, 'sitekey_invalid');
    // Only the site asks here, and it names the visitor.
    const address = String(headers['x-forwarded-for'] ?? socket.remoteAddress);
    return { status: 200, body: { data: { puzzle: options.puzzles.make(address) } } };
  }
  if (pathname !== VERIFY_PATH) return refusal(404, 'not_found');
  if (method !== 'POST') return refusal(405, 'bad_request');
  const text = await readBody(request, MAX_BODY_BYTES);
  if (text === undefined) return refusal(413, 'bad_request');
  return answerVerification({ text, contentType: headers['content-type'] ?? '' }, options);
}
