import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Attempt, SignedIn } from './createProvider.ts';

/** A working day; then colleagues sign in again. */
const SESSION_MS = 8 * 3_600_000;
/** Time to type a password and find a telephone. */
const ATTEMPT_MS = 10 * 60_000;
const MAX_SESSIONS = 5000;
const MAX_ATTEMPTS = 1000;

interface Begun extends Attempt {
  /** Where the colleague wanted to go. */
  path: string;
}

/** Sessions of colleagues, in memory: the admin port is in one process. After a restart they sign in again. */
export interface AdminSessions {
  find(request: Request): SignedIn | undefined;
  open(response: Response, signedIn: SignedIn): void;
  /** @returns whose it was. */
  end(request: Request, response: Response): SignedIn | undefined;
  /** Remembers in the browser that it began to sign in. */
  begin(response: Response, begun: Begun): void;
  /** What this browser began; each may be taken once. */
  take(request: Request, response: Response): Begun | undefined;
}

const readCookie = ({ headers: { cookie = '' } }: Request, wanted: string): string =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === wanted)?.[1] ?? '';

/** @param isSecure whether colleagues come over https: the names of the cookies then bind them to this host. */
export function createAdminSessions(isSecure: boolean): AdminSessions {
  const sessions = new LRUCache<string, SignedIn>({ max: MAX_SESSIONS, ttl: SESSION_MS });
  const attempts = new LRUCache<string, Begun>({ max: MAX_ATTEMPTS, ttl: ATTEMPT_MS });
  const prefix = isSecure ? '__Host-' : '';
  const [sessionCookie, attemptCookie] = [`${prefix}admin`, `${prefix}admin-sign-in`];
  const options: CookieOptions = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' };
  const toId = () => randomBytes(32).toString('base64url');
  return {
    find: (request) => sessions.get(readCookie(request, sessionCookie)),
    open(response, signedIn) {
      const id = toId();
      sessions.set(id, signedIn);
      response.cookie(sessionCookie, id, { ...options, maxAge: SESSION_MS });
    },
    end(request, response) {
      const id = readCookie(request, sessionCookie);
      const ended = sessions.get(id);
      sessions.delete(id);
      response.clearCookie(sessionCookie, options);
      return ended;
    },
    begin(response, begun) {
      const id = toId();
      attempts.set(id, begun);
      response.cookie(attemptCookie, id, { ...options, maxAge: ATTEMPT_MS });
    },
    take(request, response) {
      const id = readCookie(request, attemptCookie);
      const begun = attempts.get(id);
      attempts.delete(id);
      response.clearCookie(attemptCookie, options);
      return begun;
    },
  };
}
