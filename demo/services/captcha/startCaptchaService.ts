import { randomBytes } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { isRecord } from '../../../schemas/isRecord.ts';
import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';
import { FULL_EFFORT, TOKEN_EFFORT } from './createDifficulty.ts';
import { createPuzzles } from './createPuzzles.ts';
import { isSame } from './Puzzle.ts';

interface CaptchaServiceOptions {
  sitekey: string;
  /** Secret for siteverify. */
  secret: string;
  /** `token`: almost no work; for tests. */
  effort: 'full' | 'token';
  /** Signs the puzzles; default: random, so that a restart invalidates open ones. */
  signingSecret?: string | undefined;
  /** Seconds since 1970. */
  now?: () => number;
}

export interface CaptchaService extends Pick<LoopbackService, 'close'> {
  puzzleUrl: string;
  verifyUrl: string;
}

const PUZZLE_PATH = '/api/v1/puzzle';
const VERIFY_PATH = '/api/v1/siteverify';
/** Bytes; a solution has three thousand at most. */
const MAX_BODY = 20_000;

/**
 * Starts a captcha service on a free loopback port with the endpoints of Friendly Captcha v1: puzzle and siteverify.
 * It trusts `X-Forwarded-For`: only the site may reach it.
 */
export async function startCaptchaService(options: CaptchaServiceOptions): Promise<CaptchaService> {
  const { signingSecret = randomBytes(32).toString('hex'), now = () => Date.now() / 1000 } = options;
  const levels = options.effort === 'full' ? FULL_EFFORT : TOKEN_EFFORT;
  const puzzles = createPuzzles({ sitekey: options.sitekey, signingSecret, levels, now });

  const sendPuzzle: RequestHandler = (request, response) => {
    const { sitekey } = request.query;
    if (!sitekey) return void response.status(400).json({ errors: ['sitekey_missing'] });
    if (sitekey !== options.sitekey) return void response.status(400).json({ errors: ['sitekey_invalid'] });
    // Only the site calls this, and passes the visitor's address on.
    const address = request.get('x-forwarded-for') ?? String(request.socket.remoteAddress);
    response.json({ data: { puzzle: puzzles.make(address) } });
  };

  const verify: RequestHandler = ({ body }, response) => {
    const refused = (status: number, error: string) =>
      void response.status(status).json({ success: false, errors: [error] });
    // Bodies of other types are not parsed.
    const {
      secret = '',
      solution = '',
      sitekey = options.sitekey,
    } = isRecord(body) ? body : { secret: null };
    if (typeof secret !== 'string' || typeof solution !== 'string' || typeof sitekey !== 'string') {
      return refused(400, 'bad_request');
    }
    if (secret === '') return refused(400, 'secret_missing');
    if (!isSame(secret, options.secret)) return refused(401, 'secret_invalid');
    // The widget's words for a missing solution start with a dot.
    if (solution === '' || solution.startsWith('.')) return refused(400, 'solution_missing');
    if (sitekey !== options.sitekey) return refused(200, 'solution_invalid');
    const error = puzzles.verify(solution);
    if (error) return refused(200, error);
    response.json({ success: true });
  };

  const refuse =
    (status: number, error: string): RequestHandler =>
    (_request, response) =>
      void response.status(status).json({ errors: [error] });

  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.get(PUZZLE_PATH, sendPuzzle);
  const limit = MAX_BODY;
  app.post(VERIFY_PATH, express.json({ limit }), express.urlencoded({ limit }), verify);
  app.all([PUZZLE_PATH, VERIFY_PATH], refuse(405, 'bad_request'));
  app.use(refuse(404, 'not_found'));
  app.use((({ status = 500 }, _request, response, _next) => {
    response.status(status).json({ ...(status === 400 && { success: false }), errors: ['bad_request'] });
  }) satisfies ErrorRequestHandler);
  const { url, close } = await serveOnLoopback(app);
  return { puzzleUrl: url + PUZZLE_PATH, verifyUrl: url + VERIFY_PATH, close };
}
