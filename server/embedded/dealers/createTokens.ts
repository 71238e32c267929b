import { randomBytes } from 'node:crypto';

export interface Tokens {
  issue(): string;
  /** Whether it was issued here and has not expired. */
  isValid(token: string): boolean;
}

/** Keeps the tokens that are good. @param seconds how long each is. */
export function createTokens(seconds: number): Tokens {
  const expiries = new Map<string, number>();
  const isValid = (token: string) => (expiries.get(token) ?? 0) > Date.now();
  return {
    issue() {
      for (const token of expiries.keys()) if (!isValid(token)) expiries.delete(token);
      const token = randomBytes(24).toString('base64url');
      expiries.set(token, Date.now() + seconds * 1000);
      return token;
    },
    isValid,
  };
}
